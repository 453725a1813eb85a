import { DateTime } from 'luxon'
import { z } from 'zod'
import { AMSTERDAM } from '../../../../platform/calendar.js'
import type { AnswerAsSource } from '../../answer.js'
import { sampleLines } from '../../sample-lines.js'

/** Schema of an invented call for tenders; days are relative to the day on which the samples are served. */
const sampleCall = z.strictObject({
  number: z.int().positive(),
  title: z.string().min(1),
  organization: z.string().min(1),
  /** Town; may be empty. */
  place: z.string(),
  /** With its template number: '02 - Openbare procedure'. */
  procedure: z.string().min(1),
  /** With check digit and English name: '50700000-2 Repair and maintenance services'. */
  cpv: z.array(z.string().regex(/^\d{8}-\d .+$/)).min(1),
  publishedDaysAgo: z.int().nonnegative(),
  closesInDays: z.int().nonnegative(),
})
type SampleCall = Readonly<z.infer<typeof sampleCall>>

export const ctmSamples = sampleLines<SampleCall>('ctm', sampleCall)

export const answerAsCtm: AnswerAsSource = ({ path, base }, today) => {
  if (path !== '/ctm/rss/Rss.ashx') return { status: 404, body: null }
  const entries = ctmSamples().map(call => entryOf(call, base, today))
  const body = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>CTM</title><id>ctm</id><updated>${today.toISOString()}</updated>${entries.join('')}</feed>`
  return { status: 200, type: 'application/atom+xml', body }
}

function entryOf({ number, title, organization, place, cpv, ...call }: SampleCall, base: string, today: Date): string {
  const midnight = DateTime.fromJSDate(today, { zone: AMSTERDAM }).startOf('day')
  const published = midnight.minus({ days: call.publishedDaysAgo })
  const closing = midnight.plus({ days: call.closesInDays, hours: 11 })
  const isEuropean = !call.procedure.includes('onderhands')
  // Every third buyer publishes itself, and leaves the name of the authority empty.
  const [author, authority] = number % 3 ? ['Aanbestedingsbureau De Lantaarn B.V.', organization] : [organization, '']
  const codes = cpv.map(written => {
    const [code, ...name] = written.split(' ')
    return `<cpvCode code="${code}" name="${escaped(name.join(' '))}"/>`
  })
  const address = (page: string) => escaped(`${base}/${page}?PID=${number}&B=CTMSOLUTION`)
  return `<entry><id>${address('ctm/Supplier/PublicPurchase')}</id><title>${escaped(title)}</title>
    <published>${published.toISO()}</published><author><name>${escaped(author)}</name></author>
    <link href="${address('app/rfq/rwlentrance_s.asp')}"/>
    <content type="text/xml"><publication xmlns="http://www.eu-supply.com/Rss/Publications">
      <publishedTime>${naive(published)}</publishedTime><etq>${naive(closing)}</etq>
      <sentToOjeu>${isEuropean ? naive(published) : ''}</sentToOjeu>
      <authority name="${escaped(authority)}" address1="" address2="" address3="${escaped(place)}"/>
      <contactPerson name="Sietske Wolkenveld" email="s.wolkenveld@bureau.example" phone="06-12345678"/>
      <cpvCodes>${codes.join('')}</cpvCodes><processTemplate>${escaped(call.procedure)}</processTemplate>
    </publication></content></entry>`
}

const naive = (moment: DateTime) => moment.toFormat("yyyy-MM-dd'T'HH:mm:ss")

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
