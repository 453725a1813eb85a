import type { AnswerAsSource } from '../../answer.js'
import { daysOf, type SampleAssignment, sampleAssignmentsOf } from '../../assignments/sample-assignment.js'
import { slugOf } from '../../../../reference/slug.js'

export const freepSamples = sampleAssignmentsOf('freep')

/** Serves `/assignments` and `/assignment/{slug}/`, with a recruiter that must be dropped. */
export const answerAsFreep: AnswerAsSource = ({ path }, today) => {
  if (path === '/assignments') return { status: 200, body: freepSamples().map(sample => listed(sample, today)) }
  const sample = freepSamples().find(one => path === `/assignment/${slugOf(one.title)}/`)
  return sample ? { status: 200, body: detailed(sample, today) } : { status: 404, body: { detail: 'Not found.' } }
}

const listed = (sample: SampleAssignment, today: Date) => ({
  id: 90_000 + sample.number,
  slug: slugOf(sample.title),
  title: sample.title,
  segment: 'Overig',
  created_date: daysOf(sample, today).published.plus({ hours: 7 }).toISO(),
  location_province: sample.province,
  company_name: sample.client,
  company_logo: null,
  deta: true,
  hours: sample.hoursMax,
  ...(sample.rateMin ? { rate_min: String(sample.rateMin) } : {}),
  ...(sample.rateMax ? { rate_max: String(sample.rateMax) } : {}),
})

function detailed(sample: SampleAssignment, today: Date) {
  const { closing, start } = daysOf(sample, today)
  const facts = [
    ...(sample.reference ? [`Referentie: ${sample.reference}`] : []),
    `Verlenging: ${sample.isExtendable ? 'ja, 2 x 6 maanden' : 'nee'}`,
  ]
  return {
    ...listed(sample, today),
    content: `${sample.content}<p>${facts.join('<br />')}</p>`,
    start_date: start.toISODate(),
    closing_date: closing.plus({ hours: 23 }).toISO(),
    location_name: sample.place,
    rate_min: sample.rateMin || null,
    rate_max: sample.rateMax || null,
    recruiter: { name: 'Sietske Wolkenveld', email: 's.wolkenveld@bemiddelaar.example', phone: '06-00000011' },
  }
}
