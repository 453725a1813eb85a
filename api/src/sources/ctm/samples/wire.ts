import { DateTime } from 'luxon'
import { z } from 'zod'
import { AMSTERDAM } from '../../../calendar.js'
import type { AnswerAsSource } from '../../answer.js'
import { sampleLines } from '../../sample-lines.js'

/** Schema of an invented call for tenders; days are relative to the day on which the samples are served. */
const sampleCall = z.strictObject({
  number: z.int().positive(),
  title: z.string().min(1),
  organization: z.string().min(1),
  procedure: z.string().min(1),
  /** With their check digit, and an English name: '50700000-2 Repair and maintenance services'. */
  cpv: z.array(z.string().regex(/^\d{8}-\d .+$/)).min(1),
  publishedDaysAgo: z.int().nonnegative(),
  closesInDays: z.int().nonnegative(),
})
type SampleCall = Readonly<z.infer<typeof sampleCall>>

const samples = sampleLines<SampleCall>('ctm', sampleCall)

/** The Atom feed. */
export const answerAsCtm: AnswerAsSource = ({ path, base }, today) => {
  if (path !== '/ctm/rss/Rss.ashx') return { status: 404, body: null }
  const entries = samples().map(call => entryOf(call, base, today))
  const body = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>CTM</title><id>ctm</id><updated>${today.toISOString()}</updated>${entries.join('')}</feed>`
  return { status: 200, type: 'application/atom+xml', body }
}

function entryOf(
  { number, title, organization, procedure, cpv, ...days }: SampleCall,
  base: string,
  today: Date,
): string {
  const midnight = DateTime.fromJSDate(today, { zone: AMSTERDAM }).startOf('day')
  const url = `${base}/app/rfq/rwlentrance_s.asp?PID=${number}&amp;B=CTMSOLUTION`
  const published = midnight.minus({ days: days.publishedDaysAgo }).toISO()!
  const closing = midnight.plus({ days: days.closesInDays, hours: 11 }).toFormat("yyyy-MM-dd'T'HH:mm:ss")
  const codes = cpv.map(written => {
    const [code, ...name] = written.split(' ')
    return `<cpv code="${code}">${escaped(name.join(' '))}</cpv>`
  })
  return `<entry><id>${url}</id><title>${escaped(title)}</title><link href="${url}"/><updated>${published}</updated>
    <content type="application/xml"><publication><number>${number}</number><authority>${escaped(organization)}</authority>
    <procedure>${escaped(procedure)}</procedure><deadline>${closing}</deadline>${codes.join('')}
    <contactPerson>Sietske Wolkenveld, 06-12345678</contactPerson></publication></content></entry>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
