import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../../../platform/calendar.js'
import type { AnswerAsSource } from '../../answer.js'
import { type SampleTender, sampleTenders } from './sample-tender.js'

/** Serves `POST /rest/search` for calls for tenders; based on the documented fields. */
export const answerAsEuFunding: AnswerAsSource = ({ path, query, body }, today) => {
  if (path !== '/rest/search') return { status: 404, body: null }
  if (query.get('apiKey') !== 'SEDIA') return { status: 403, body: { type: 'businessError' } }
  const form = (body ?? {}) as Readonly<Record<string, string>>
  if (!form.query?.includes('"type":["0"]')) return { status: 500, body: { type: 'technicalError' } }
  const [page, size] = [Number(query.get('pageNumber') ?? 1), Number(query.get('pageSize') ?? 10)]
  const all = [...sampleTenders().map(sample => resultOf(sample, today)), ...stale]
  const results = all.slice((page - 1) * size, page * size)
  return { status: 200, body: { totalResults: all.length, pageNumber: page, pageSize: size, results } }
}

const WRITTEN = "yyyy-MM-dd'T'HH:mm:ss.000ZZZ"

function resultOf(sample: SampleTender, today: Date) {
  const midnight = DateTime.fromJSDate(today, { zone: AMSTERDAM }).startOf('day')
  const closing = midnight.plus({ days: sample.closesInDays, hours: 23 }).toUTC().toFormat(WRITTEN)
  const identifier = `7c1f0e52-9d0b-4a53-b1d4-${String(sample.number).padStart(12, '0')}-${sample.kind}`
  const buyers = [
    { name: 'European Office for Translation', link: '', isLeadAuthority: false },
    { name: sample.buyer, link: '', isLeadAuthority: true },
  ]
  return {
    reference: `${identifier}en`,
    url: `https://portal.example/${identifier}`,
    summary: sample.title,
    metadata: {
      identifier: [identifier],
      type: ['0'],
      language: ['en'],
      DATASOURCE: ['SEDIA'],
      status: [sample.kind === 'PIN' ? '31094501' : '31094502'],
      title: [sample.title],
      caName: [sample.title],
      description: [sample.description],
      callIdentifier: sample.reference ? [sample.reference] : ['null'],
      startDate: [midnight.minus({ days: sample.publishedDaysAgo }).toUTC().toFormat(WRITTEN)],
      ...(sample.kind === 'CN' ? { deadlineDate: [closing] } : {}),
      ...(sample.kind === 'EXA' ? { cftEXARegistrationDeadline: [closing] } : {}),
      cftLeadContractingAuthorityCode: [JSON.stringify(buyers)],
      cftEstimatedTotalProcedureValue: sample.value ? [`${sample.value} EUR`] : [],
      mainCpvCode: [`[{"code":"${sample.cpv}"}]`],
      placesOfDeliveryOrPerformance: [sample.nuts],
      contactPersonEmail: ['n.zandkasteel@instelling.example'],
    },
  }
}

/** Has the status open, although its deadline was years ago. */
const stale = [
  {
    metadata: {
      identifier: ['14001'],
      type: ['0'],
      status: ['31094502'],
      title: ['Printing of brochures'],
      startDate: ['2014-01-06T00:00:00.000+0000'],
      deadlineDate: ['2014-03-03T16:00:00.000+0000'],
      cftLeadContractingAuthorityCode: ['[{"name":"European Office for Translation"}]'],
    },
  },
]
