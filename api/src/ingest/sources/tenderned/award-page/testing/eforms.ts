/** A row as TenderNed renders it in an eForms notice. */
export const header = (number: string, label: string, value?: string): string =>
  `<tr class="header${number.split('.').length}"><th colspan="2">${number} <span class="label">${label}</span>${
    value === undefined ? '' : `<span class="text">: </span><span class="value">${value}</span>`
  }</th></tr>`

export const row = (label: string, value: string): string =>
  `<tr><td><span class="label">${label}</span><span class="text">: </span></td><td><span class="value">${value}</span></td></tr>`

export const single = (label: string): string => `<tr><td colspan="2"><span class="label">${label}</span>:</td></tr>`

export const sentence = (text: string): string => `<tr><td colspan="2"><span class="label">${text}</span></td></tr>`

export const amount = (label: string, figure: string): string =>
  `<tr><td><span class="label">${label}</span><span class="text">: </span></td><td><span class="value">${figure}</span><span class="text"> </span><span class="dynamic-label">Euro</span></td></tr>`

export const WON = sentence('Er is ten minste één winnaar gekozen.')
export const LOST = sentence('Er is geen winnaar gekozen en de mededinging is gesloten.')
export const lot = (id: string): string => header('6.1', 'ID resultaat perceel', id)
export const winners = header('6.1.2', 'Informatie over winnaars')

interface GivenWinner {
  readonly names?: readonly string[]
  readonly lot?: string
  readonly value?: string
  readonly decided?: string
  readonly concluded?: string
}

export const winner = ({ names = ['Noordkaap B.V.'], lot: id, value, decided, concluded }: GivenWinner = {}): string =>
  [
    single('Winnaar'),
    ...names.map(name => row('Officiële naam', name)),
    single('Inschrijving'),
    row('Identificatiecode van de inschrijving', 'TEN-0001'),
    id === undefined ? '' : row('Identificatiecode van het perceel of de groep percelen', id),
    value === undefined ? '' : amount('Waarde van de aanbesteding', value),
    single('Contractinformatie'),
    decided === undefined ? '' : row('Datum waarop de winnaar is gekozen', decided),
    concluded === undefined ? '' : row('Datum van sluiting van het contract', concluded),
    single('Organisatie die het contract ondertekent'),
    row('Officiële naam', 'Gemeente Westerveen'),
  ].join('')

export const bids = (count: string, kind = 'Inschrijvingen'): string =>
  row('Soort ontvangen inschrijvingen', kind) + row('Aantal ontvangen inschrijvingen of verzoeken tot deelname', count)
export const statistics = header('6.1.4', 'Statistische informatie')

/** A page with these results in section 6. */
export const pageOf = (...results: readonly string[]): string =>
  `<div class="notice"><table>${[
    header('1', 'Koper'),
    row('Officiële naam', 'Gemeente Westerveen'),
    header('6', 'Resultaten'),
    ...results,
    header('8', 'Organisaties'),
    header('8.1', 'ORG-0001'),
    row('Officiële naam', 'Gemeente Westerveen'),
    row('Officiële naam', 'Rechtbank Vechtstreek'),
  ].join('')}</table></div>`
