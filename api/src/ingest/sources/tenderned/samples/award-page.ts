import type { DateTime } from 'luxon'
import type { SampleAward, SampleLot, SampleNotice } from './sample-notice.js'

const heading = (number: string, label: string, value?: string) =>
  `<tr class="header${number.split('.').length}"><th colspan="2">${number} <span class="label">${label}</span>${
    value === undefined ? '' : `<span class="text">: </span><span class="value">${value}</span>`
  }</th></tr>`
const row = (label: string, value: string, unit?: string) =>
  `<tr><td><span class="label">${label}</span><span class="text">: </span></td><td><span class="value">${value}</span>${
    unit === undefined ? '' : `<span class="text"> </span><span class="dynamic-label">${unit}</span>`
  }</td></tr>`
const alone = (label: string) => `<tr><td colspan="2"><span class="label">${label}</span>:</td></tr>`
const sentence = (text: string) => `<tr><td colspan="2"><span class="label">${text}</span></td></tr>`
const amount = (label: string, value: number) => row(label, String(value).replace(/\B(?=(\d{3})+$)/g, ' '), 'Euro')

/** Renders a notice as TenderNed renders eForms: the sections that name organisations, and the results. */
export const pageOf = (notice: SampleNotice, today: DateTime): string =>
  `<table>${[
    heading('1', 'Koper'),
    row('Officiële naam', notice.organization),
    heading('2', 'Procedure'),
    row('Titel', notice.title),
    ...(notice.lots ? [heading('5', 'Perceel'), ...notice.lots.flatMap(lotOf)] : []),
    ...(notice.awards ? results(notice.awards, notice.organization, today) : []),
    heading('8', 'Organisaties'),
    heading('8.1', 'ORG-0001'),
    row('Officiële naam', notice.organization),
    ...(notice.awards ?? []).flatMap(({ winners }) => winners.map(name => row('Officiële naam', name))),
  ].join('')}</table>`

function lotOf({ lot, title, cpv = [], estimatedValue, maximumValue }: SampleLot): readonly string[] {
  const [mainCode, ...otherCodes] = cpv
  return [
    heading('5.1', 'Technische ID van het kavel', lot),
    row('Titel', title),
    heading('5.1.1', 'Doel'),
    ...(mainCode === undefined ? [] : [row('Belangrijkste classificatie (cpv)', mainCode)]),
    ...(otherCodes.length === 0 ? [] : [row('Aanvullende classificatie (cpv)', otherCodes.join(', '))]),
    heading('5.1.5', 'Waarde'),
    ...(estimatedValue === undefined ? [] : [amount('Geraamde waarde exclusief btw', estimatedValue)]),
    ...(maximumValue === undefined ? [] : [amount('Maximumwaarde van de raamovereenkomst', maximumValue)]),
    heading('5.1.10', 'Gunningscriteria'),
    row('Beschrijving', 'Beste prijs-kwaliteitverhouding'),
  ]
}

function results(awards: readonly SampleAward[], buyer: string, today: DateTime): readonly string[] {
  const values = awards.flatMap(({ value }) => value ?? [])
  const total = values.reduce((sum, value) => sum + value, 0)
  return [
    heading('6', 'Resultaten'),
    ...(total > 0 ? [amount('Waarde van alle contracten toegekend in deze kennisgeving', total)] : []),
    ...awards.flatMap(award => lotResult(award, buyer, today)),
  ]
}

function lotResult(award: SampleAward, buyer: string, today: DateTime): readonly string[] {
  const outcome =
    award.reason === undefined
      ? [sentence('Er is ten minste één winnaar gekozen.'), heading('6.1.2', 'Informatie over winnaars')]
      : [
          sentence('Er is geen winnaar gekozen en de mededinging is gesloten.'),
          row('De reden waarom geen winnaar werd gekozen', award.reason),
        ]
  return [
    heading('6.1', 'ID resultaat perceel', award.lot),
    ...outcome,
    ...award.winners.flatMap(name => winnerOf(award, name, buyer, today)),
    heading('6.1.4', 'Statistische informatie'),
    alone('Ontvangen inschrijvingen of verzoeken tot deelname'),
    row('Soort ontvangen inschrijvingen', 'Inschrijvingen'),
    row('Aantal ontvangen inschrijvingen of verzoeken tot deelname', String(award.bidCount)),
  ]
}

const winnerOf = ({ lot, value, decidedDaysAgo }: SampleAward, name: string, buyer: string, today: DateTime) => [
  alone('Winnaar'),
  row('Officiële naam', name),
  alone('Inschrijving'),
  row('Identificatiecode van het perceel of de groep percelen', lot),
  ...(value === null ? [] : [amount('Waarde van de aanbesteding', value)]),
  alone('Contractinformatie'),
  row('Datum waarop de winnaar is gekozen', today.minus({ days: decidedDaysAgo }).toFormat('dd/MM/yyyy')),
  alone('Organisatie die het contract ondertekent'),
  row('Officiële naam', buyer),
]
