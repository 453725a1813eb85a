import type { AnswerAsSource } from '../../answer.js'
import { daysOf, type SampleAssignment, sampleAssignmentsOf } from '../../assignments/sample-assignment.js'
import { slugOf } from '../../../../reference/slug.js'

const A_PAGE = 25
export const inhuurdeskSamples = sampleAssignmentsOf('inhuurdesk')

/** Serves `/wp-json/headfirst-assignments/search`, with pages from 1; page 0 equals page 1. */
export const answerAsInhuurdesk: AnswerAsSource = ({ path, query }, today) => {
  if (path !== '/wp-json/headfirst-assignments/search') return { status: 404, body: null }
  const page = Math.max(Number(query.get('page') ?? 1), 1)
  const all = inhuurdeskSamples()
  const data = all.slice((page - 1) * A_PAGE, page * A_PAGE).map(sample => recordOf(sample, today))
  return { status: 200, body: { total: all.length, data } }
}

const NAIVE = "yyyy-MM-dd'T'HH:mm:ss"

function recordOf(sample: SampleAssignment, today: Date) {
  const { published, closing, start, end } = daysOf(sample, today)
  const hex = String(sample.number).padStart(12, '0')
  return {
    id: `5d0c7a1e-2f3b-4c4d-9e8f-${hex}`,
    status: 2,
    title: sample.title,
    titleSlug: slugOf(sample.title),
    content: `<p><strong>${factsOf(sample).join('<br>')}</strong></p>\n\n${sample.content}`,
    jobStatus: 2,
    hoursPerWeekMin: sample.hoursMin,
    hoursPerWeekMax: sample.hoursMax,
    startDate: start.toFormat(NAIVE),
    endDate: end.toFormat(NAIVE),
    location: sample.place,
    locationSlug: slugOf(sample.place),
    permanentJob: false,
    clientName: sample.client,
    clientNameSlug: slugOf(sample.client),
    broker: 'netive',
    source: 'netive',
    ...people,
    publishedDate: published.plus({ hours: 8 }).toFormat(NAIVE),
    extendable: false,
    hasMaxRate: false,
    numberOfPositions: 1,
    hourlyRateClient: 0,
    hourlyRateMin: 0,
    hourlyRateMax: 0,
    closingDateInvoice: closing.plus({ hours: 22 }).toFormat(NAIVE),
    closingDateClient: closing.plus({ hours: 22 }).toFormat(NAIVE),
    referenceCode: sample.reference,
    regionLocation: { type: 'Point', coordinates: [0, 0] },
    brokerUrl: 'https://inhuur.example/inloggen',
    segmentName: '',
    tags: [],
    requirements: '',
  }
}

/** The lines that recruiters write above their text. */
const factsOf = ({ rateMin, rateMax, hoursMin, hoursMax, isExtendable }: SampleAssignment) => [
  `Aantal uren: ${hoursMin}-${hoursMax} uur`,
  ...(rateMin && rateMax ? [`Tarief: tussen ${euro(rateMin)} en ${euro(rateMax)}`] : []),
  ...(!rateMin && rateMax ? [`Tarief: max. ${euro(rateMax)} inclusief fee`] : []),
  ...(isExtendable ? ['Verlenging mogelijk: ja, max 2x 1 jaar'] : []),
]

const euro = (rate: number) => `€ ${rate.toFixed(2).replace('.', ',')}`

/** Invented people that must be dropped. */
const people = {
  recruiter: { name: 'Jorrit Klaproosma' },
  recruiterFirstName: 'Jorrit',
  recruiterLastName: 'Klaproosma',
  recruiterEmail: 'jorrit.klaproosma@bemiddelaar.example',
  recruiterPhoneNumber: '06-00000012',
  requesterEmail: 'aanvrager.klaproosma@bemiddelaar.example',
}
