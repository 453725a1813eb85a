import type { AnswerAsSource } from '../../answer.js'
import { daysOf, type SampleAssignment, sampleAssignmentsOf } from '../../assignments/sample-assignment.js'
import { slugOf } from '../../../../reference/slug.js'

export const harveyNashSamples = sampleAssignmentsOf('harveynash')

/** Serves `POST /_sf/api/v1/jobs/search.json`; refuses a request without its wrapper. */
export const answerAsHarveyNash: AnswerAsSource = ({ path, body }, today) => {
  if (path !== '/_sf/api/v1/jobs/search.json') return { status: 404, body: null }
  const search = (body as { job_search?: { offset?: number; jobs_per_page?: number } } | null)?.job_search
  if (!search) return { status: 401, body: { error: 'unauthorised' } }
  const { offset = 0, jobs_per_page: size = 15 } = search
  const all = harveyNashSamples()
  const results = all.slice(offset, offset + size).map(sample => ({ job: jobOf(sample, today), commute_info: {} }))
  return { status: 200, body: { total_size: all.length, results } }
}

function jobOf(sample: SampleAssignment, today: Date) {
  const { published, closing } = daysOf(sample, today)
  const publishedAt = published.plus({ hours: 8 }).toUnixInteger()
  const isNamed = sample.number % 3 > 0
  return {
    id: `6b1de7a0-5a5c-4c1e-8d2f-${String(sample.number).padStart(12, '0')}`,
    title: sample.title,
    description: `${introduction(sample)}${factsOf(sample, today)}${sample.content}`,
    addresses: [`${sample.place} , ${sample.province}`],
    external_reference: `BBBH${sample.number}_${publishedAt}`,
    url_slug: `${sample.number}-${slugOf(sample.title)}`,
    salary_package: sample.rateMax
      ? `Max tarief ${sample.rateMax.toFixed(2)} euro all-in exclusief btw`
      : 'Bespreekbaar',
    salary_low: 0,
    salary_high: 80_000,
    published_at: publishedAt,
    expires_at: closing.plus({ days: 3 }).toUnixInteger(),
    updated_at: Math.floor(today.getTime() / 1000),
    categories: [
      { name: 'Consultants', values: [{ name: 'Naïma Zandkasteel' }] },
      ...(isNamed ? [{ name: 'Clients', values: [{ name: sample.client }] }] : []),
    ],
    consultant: { name: 'Naïma Zandkasteel', email: 'n.zandkasteel@bemiddelaar.example' },
  }
}

const introduction = ({ client, title }: SampleAssignment) =>
  `<p><strong>Voor onze eindklant ${client} is Harvey Nash op zoek naar een ${title}.</strong></p>`

function factsOf(sample: SampleAssignment, today: Date): string {
  const { closing, start } = daysOf(sample, today)
  const facts = [
    `Verwachte startdatum: ${start.toFormat('dd-MM-yyyy')}`,
    `Aantal uren per week: ${sample.hoursMin === sample.hoursMax ? sample.hoursMax : `${sample.hoursMin}-${sample.hoursMax}`}`,
    `Optie op verlenging: ${sample.isExtendable ? 'ja' : 'nee'}`,
    `Deadline voor het voorstellen van kandidaten: ${closing.toFormat('dd-MM')} om 23:00`,
    ...(sample.reference ? [`Referentie: ${sample.reference}`] : []),
  ]
  return facts.map(fact => `<p>${fact}</p>`).join('')
}
