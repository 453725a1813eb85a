import type { AnswerAsSource } from '../../answer.js'
import { daysOf, type SampleAssignment, sampleAssignmentsOf } from '../../assignments/sample-assignment.js'
import { slugOf } from '../../../../reference/slug.js'

export const opdrachtOverheidSamples = sampleAssignmentsOf('opdrachtoverheid')

interface Question {
  readonly limit: number
  readonly offset: number
}

/** Serves `POST /v7/vacancies/search`, newest first, including two unwanted ones: a closed assignment and a vacancy. */
export const answerAsOpdrachtOverheid: AnswerAsSource = ({ path, body }, today) => {
  if (path !== '/v7/vacancies/search') return { status: 404, body: null }
  const { limit, offset } = (body ?? {}) as Partial<Question>
  if (limit === undefined || offset === undefined) return { status: 500, body: 'An error occurred during fuzzy search' }
  const open = opdrachtOverheidSamples().map(sample => recordOf(sample, today))
  const [one] = open
  const closed = { ...one, ...long, tender_id: 'hetarchief_1', tender_status: 'closed', tender_active: false }
  const vacancy = { ...one, tender_id: 'hetarchief_2', direct_recruitment_vacancy: true }
  return { status: 200, body: { negometrix_tenders: [...open, closed, vacancy].slice(offset, offset + limit) } }
}

const long = {
  tender_first_seen: '2022-03-14',
  tender_last_seen: '2022-03-22',
  tender_offline_date: '2022-03-21 12:00:00',
}

/** Invented sites of origin. */
const origins = ['inhuurplein', 'opdrachtenbalie', 'zuidinhuur'] as const

function recordOf(sample: SampleAssignment, today: Date) {
  const { published, closing, start, end } = daysOf(sample, today)
  const origin = origins[sample.number % origins.length] ?? origins[0]
  const slug = slugOf(sample.title)
  const isOldForm = sample.number % 2 === 0
  return {
    tender_id: `${origin}_${sample.number}`,
    tender_name: isOldForm ? `${sample.title}\n` : sample.title,
    tender_buying_organization: sample.client,
    tender_source: origin,
    tender_url: `https://www.${origin}.example/opdracht/${slug}/${sample.number}`,
    opdracht_overheid_url: `https://www.opdrachtoverheid.nl/inhuuropdracht/${slugOf(sample.client)}/${slug}/0A${sample.number}`,
    tender_active: true,
    tender_status: 'open',
    publish: true,
    direct_recruitment_vacancy: false,
    oim_vacancy: false,
    contract_type: 'detachering',
    tender_first_seen: published.toISODate(),
    tender_last_seen: published.toISODate(),
    tender_date: closing.plus({ days: 1, hours: 9 }).toFormat('yyyy-MM-dd HH:mm:ss'),
    tender_offline_date: closing.plus({ hours: 23 }).toFormat('yyyy-MM-dd HH:mm:ss'),
    tender_start_date: start.toISODate(),
    tender_end_date: end.toISODate(),
    ...(isOldForm
      ? { tender_min_hours: 0, tender_max_hours: 0, tender_hours_week: `${sample.hoursMin}-${sample.hoursMax}` }
      : { tender_min_hours: sample.hoursMin, tender_max_hours: sample.hoursMax }),
    tender_tariff: sample.rateMax ? String(sample.rateMax) : null,
    tender_maximum_tariff: sample.rateMax && !isOldForm ? sample.rateMax : null,
    tender_no_max_tariff: !sample.rateMax,
    tender_number_of_professionals: '1',
    extension_option_description: sample.isExtendable ? 'Met mogelijkheid tot verlenging.' : null,
    tender_job_location: isOldForm ? null : sample.place,
    vacancies_location: { province: sample.province, company_address: 'Raadhuisplein 1', latitude: '52.0' },
    tender_description: 'Ingekort',
    tender_description_html: `<div class='view-details-body'>${sample.content}</div>`,
    tender_contact_person: 'Sietske Wolkenveld, 06-00000014',
  }
}
