import type { AnswerAsSource } from '../../answer.js'
import { daysOf, type SampleAssignment, sampleAssignmentsOf } from '../../assignments/sample-assignment.js'

export const flexTenderSamples = sampleAssignmentsOf('flextender')

const SETTINGS = 'c2V0dGluZ3M='

/** Serves `/v1/getjobs`, and the search of the site: the page with the form, and its answer with cards. */
export const answerAsFlexTender: AnswerAsSource = ({ path, body }, today) => {
  const samples = flexTenderSamples()
  if (path === '/v1/getjobs') return { status: 200, body: { resultaat: samples.map(sample => jobOf(sample, today)) } }
  if (path === '/opdrachten/') return { status: 200, type: 'text/html', body: page }
  if (path !== '/wp-admin/admin-ajax.php') return { status: 404, body: null }
  const form = (body ?? {}) as Readonly<Record<string, string>>
  if (form.action !== 'kbs_flx_searchjobs') return { status: 400, body: 0 }
  const found = form.kbs_flx_widget_config === SETTINGS ? samples : []
  return { status: 200, body: { resultHtml: found.map(sample => cardOf(sample, today)).join('') } }
}

const page = `<form><input type="hidden" name="kbs_flx_widget_config" value="${SETTINGS}"/>
  <input type="hidden" name="nonce" value="x"/><input type="text" name="kbs_flx_joblsrc_freetext"/></form>`

function jobOf(sample: SampleAssignment, today: Date) {
  return {
    avnummer: sample.number,
    opdracht: sample.title,
    omschrijving: `${sample.content}${rateOf(sample)}`,
    opdrachtgever: sample.client,
    opleiding: 'HBO',
    regio: sample.province,
    sluiting_inschrijving: daysOf(sample, today).closing.plus({ hours: 23 }).toFormat("yyyy-MM-dd'T'HH:mm:ss"),
    urenperweek: hoursOf(sample),
    aanvang: startOf(sample, today),
    duur: `${sample.months} maanden`,
    aantal_professionals: '1',
    verlengingsoptie: extensionOf(sample),
    vakgebieden: [],
    contactpersoon: 'Jorrit Klaproosma, 06-00000015',
  }
}

/** Rates and references are in texts only. */
const rateOf = ({ rateMax, reference }: SampleAssignment) =>
  `<p>${rateMax ? `Maximum tarief: € ${rateMax},- exclusief btw<br>` : ''}${reference ? `Referentie: ${reference}` : ''}</p>`

const hoursOf = ({ hoursMin, hoursMax }: SampleAssignment) =>
  hoursMin === hoursMax ? `${hoursMax} uur` : `${hoursMin} tot ${hoursMax} uur`

/** Every third starts as soon as possible. */
const startOf = (sample: SampleAssignment, today: Date) =>
  sample.number % 3 ? daysOf(sample, today).start.setLocale('nl').toFormat('d MMMM yyyy') : 'Z.s.m'

const extensionOf = ({ isExtendable }: SampleAssignment) => (isExtendable ? '2 maal 3 maand(en)' : 'Geen')

/** A card repeats its values, for a wide and a narrow screen. */
function cardOf(sample: SampleAssignment, today: Date): string {
  const link = `https://www.flextender.nl/opdracht?aanvraagnr=${sample.number}&amp;resultatenlijst=J000A`
  const closing = daysOf(sample, today).closing.setLocale('nl').toFormat('d MMMM yyyy')
  const few = [
    ['Start', startOf(sample, today)],
    ['Duur', `${sample.months} maanden `],
    ['Uren per week', hoursOf(sample)],
    ['Regio', sample.province],
    ['Eindtijd', '23:00 uur'],
  ] as const
  const button = ` <a class="css-expirybutton" href="https://agenda.example/${sample.number}">agenda </a>`
  const all = [
    ['Aanvraagnummer', String(sample.number)],
    ...few,
    ['Opties verlenging', extensionOf(sample)],
    ['Einde inschrijfdatum', `${closing}${button}`],
  ] as const
  const rows = (facts: readonly (readonly [string, string])[]) =>
    facts
      .map(
        ([caption, value]) =>
          `<div class="css-summaryrow"><div class="css-caption">${caption}</div><div class="css-value">${value}</div></div>`,
      )
      .join('\n')
  return `<div class="css-foundjob paginated page_01" data-kbslinkurl="${link}"><a href="${link}">Meer info</a>
<div class="css-jobtitle">${sample.title} </div><div class="css-customer">${sample.client}</div>
<div class="css-columnflexer show-mobile-flex">${rows(few)}</div>
<div class="css-columnflexer hidden-mobile">${rows(all)}</div></div>`
}
