import type { AnswerAsSource } from '../../answer.js'
import { daysOf, type SampleAssignment, sampleAssignmentsOf } from '../../assignments/sample-assignment.js'

export const onefellowSamples = sampleAssignmentsOf('onefellow')

/** Serves `/olli-jobs?action=list`: a single page, including an assignment that was taken off the site. */
export const answerAsOnefellow: AnswerAsSource = ({ path, query }, today) => {
  if (path !== '/olli-jobs') return { status: 404, body: null }
  if (query.get('action') !== 'list') return { status: 400, body: { error: 'Unknown action' } }
  const jobs = onefellowSamples().map(sample => recordOf(sample, today))
  const hidden = jobs.slice(0, 1).map(job => ({ ...job, joborder_id: 1, publish: 0, status: 'Gesloten' }))
  return { status: 200, body: { jobs: [...jobs, ...hidden] } }
}

function recordOf(sample: SampleAssignment, today: Date) {
  const { published, closing, start } = daysOf(sample, today)
  const publishedAt = published.plus({ hours: 7 }).toUnixInteger()
  return {
    joborder_id: sample.number,
    time_created: publishedAt,
    time_updated: Math.floor(today.getTime() / 1000),
    time_deleted: null,
    time_published: publishedAt,
    time_deadline: closing.plus({ hours: 23 }).toUnixInteger(),
    portal_time_unpublish: closing.plus({ days: 2 }).toUnixInteger(),
    title: `#${sample.number} ${sample.title}`,
    address_city: sample.place,
    address_state: sample.number % 2 ? sample.province : null,
    teaser: 'Iets voor jou?',
    publish: 1,
    start_date: start.toUnixInteger(),
    salary: '',
    duration: sample.isExtendable ? `${sample.months} maanden met optie tot verlenging` : `${sample.months} maanden`,
    max_rate: sample.rateMax && !sample.rateMin ? String(sample.rateMax) : '',
    openings: 1,
    company_job_id: sample.reference || null,
    hours: `${sample.hoursMin}-${sample.hoursMax}`,
    description: escaped(`<p>&nbsp;</p>${sample.content}${rateOf(sample)}`),
    extension_available: 0,
    status: 'Open',
    company: sample.client,
    workplace_type: 'hybrid',
    recruiter_usergroup_id: 3,
    notes: 'Bel Ludovicus Meeuwenbroek, 06-00000013',
    deeplink_portal: `https://portaal.example/joborder/show/${sample.number}`,
  }
}

/** Ranges are in the text only. */
const rateOf = ({ rateMin, rateMax }: SampleAssignment) =>
  rateMin ? `<p>Uurtarief: &euro; ${comma(rateMin)} - &euro; ${comma(rateMax)} exclusief btw</p>` : ''
const comma = (rate: number) => rate.toFixed(2).replace('.', ',')

const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
