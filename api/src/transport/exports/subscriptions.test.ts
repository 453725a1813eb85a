import http from 'node:http'
import { describe, expect, test } from '@jest/globals'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import ICAL from 'ical.js'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { testServer } from '../../../test/web-server.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)

const get = (path: string) => fetch(`${server.url}/api/export/${path}`)

async function textOf(path: string): Promise<string> {
  const reply = await get(path)
  expect(reply.status).toBe(200)
  return reply.text()
}

/** Not `fetch`, which adds `Cache-Control: no-cache` to conditional requests. */
const statusOf = (path: string, etag: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'if-none-match': etag }
    const request = http.get(`${server.url}/api/export/${path}`, { headers }, response => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('error', reject)
  })

/** Independent parsers that return the entries of each format. */
const readers = {
  atom: (text: string) =>
    parseAtomFeed(text).entries!.map(({ id, title, links, summary }) => ({
      id,
      title: plainOf(title!),
      link: links![0]!.href,
      text: plainOf(summary!),
    })),
  rss: (text: string) =>
    parseRssFeed(text).items!.map(({ guid, title, link, description }) => ({
      id: guid!.value,
      title: title!.replaceAll('&lt;', '<'),
      link,
      text: plainOf(description!),
    })),
  jsonfeed: (text: string) =>
    parseJsonFeed(text).items!.map(({ id, title, url, summary, content_html }) => ({
      id,
      title,
      link: url,
      text: plainOf(content_html!) === summary ? summary : 'the two differ',
    })),
} as const
type Ending = keyof typeof readers
const endings = Object.keys(readers) as Ending[]

/** The text that a reader shows after parsing HTML; markup would show up as a tag. */
function plainOf(html: string | { value?: string }): string {
  const text = typeof html === 'string' ? html : html.value!
  expect(text).not.toMatch(/[<>]/)
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

test('RSS has the buyer as dc:creator, because its author must be an e-mail address', async () => {
  const { organization } = await aTender(db(), { organization: 'Gemeente <Ede> & Barneveld' })
  const text = await textOf('tenders.rss')
  expect(text).not.toContain('<author>')
  expect(text).toContain(' xmlns:dc="http://purl.org/dc/elements/1.1/"')
  expect(parseRssFeed(text).items!.map(({ dc }) => dc?.creators)).toEqual([[organization]])
})

describe.each(endings)('the format %s', ending => {
  test('a feed has the newest tenders of its filter, with stable ids and addresses of this site', async () => {
    const old = await aTender(db(), { publicationDate: new Date('2026-01-01'), summary: 'Zes bruggen' })
    const young = await aTender(db(), { publicationDate: new Date('2026-02-01'), summary: '' })
    await aTender(db(), { tenderType: 'freelance_contract' })
    const entries = readers[ending](await textOf(`tenders.${ending}?tenderType=eu_procurement`))
    expect(entries.map(({ id }) => id)).toEqual([`urn:uuid:${young.id}`, `urn:uuid:${old.id}`])
    expect(entries[1]).toMatchObject({
      title: old.title,
      text: 'Europese aanbesteding van Gemeente Westerveen, bij TenderNed. Zes bruggen',
    })
    const link = new URL(entries[0]!.link!)
    expect(link.origin).toBe(server.url)
    const globalId = Buffer.from(link.searchParams.get('tender')!, 'base64').toString()
    expect(globalId).toBe(`Tender:${young.id}`)
  })

  test('a feed escapes any text of a source', async () => {
    const hostile = 'A & B ]]> <script>alert(1)</script> "x" \u0007\u001b\uffff </title>\uFEFF&lt; 🚧'
    const asText = ['\u0007', '\u001b', '\uffff'].reduce((rest, one) => rest.replace(one, ''), hostile)
    await aTender(db(), { title: hostile, summary: hostile, organization: hostile })
    const [entry] = readers[ending](await textOf(`tenders.${ending}`))
    expect(entry!.text).toContain(asText)
    // In RSS a title may be text or HTML: only the tag is escaped, not the ampersand.
    expect(entry!.title).toBe(ending === 'rss' ? asText.replaceAll('&lt;', '<') : asText)
  })

  test('a feed reader gets 304 until something has changed', async () => {
    await aTender(db())
    const etag = (await get(`tenders.${ending}`)).headers.get('etag')!
    expect(await statusOf(`tenders.${ending}`, etag)).toBe(304)
    await aTender(db())
    expect(await statusOf(`tenders.${ending}`, etag)).toBe(200)
  })

  test('a feed has at most the newest hundred tenders', async () => {
    await db().query(
      `INSERT INTO tenders (id, source, procedure_key, publication_id, title, organization, publication_date, status, content_hash, new_on)
       SELECT gen_random_uuid(), 'tenderned', 'k' || n, n::text, 'Tender ' || n, 'Gemeente', now() - n * interval '1 minute', 'Open', '', now()
       FROM generate_series(1, 150) n`,
    )
    const entries = readers[ending](await textOf(`tenders.${ending}`))
    expect(entries).toHaveLength(100)
    expect(entries[0]!.title).toBe('Tender 1')
  })
})

/** Returns the events, parsed by an independent library. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map(component => ({ component, event: new ICAL.Event(component) }))
}

describe('the agenda', () => {
  test('the agenda has one event per upcoming closing date, soonest first', async () => {
    const later = await aTender(db(), { closingDate: new Date(Date.now() + 3 * 86_400_000) })
    const sooner = await aTender(db(), { closingDate: new Date(Date.now() + 86_400_000) })
    await aTender(db(), { closingDate: null })
    await aTender(db(), { closingDate: new Date(Date.now() - 86_400_000) })
    const events = eventsOf(await textOf('tenders.ics'))
    expect(events.map(({ event }) => event.uid)).toEqual(
      [sooner, later].map(({ id }) => `tender-${id}@greenrock-tenders`),
    )
  })

  test('an agenda event has a time, or lasts all day where the source names no time; both have a reminder the day before', async () => {
    const timed = await aTender(db(), { closingDate: new Date('2027-07-01T10:00:00Z') })
    const whole = await aTender(db(), { closingDate: new Date('2027-07-01T21:59:59.999Z') })
    const [moment] = eventsOf(await textOf(`tenders/${timed.id}.ics`))
    expect(moment!.event.startDate.isDate).toBe(false)
    expect(moment!.event.startDate.toJSDate()).toEqual(new Date('2027-07-01T10:00:00Z'))
    const [day] = eventsOf(await textOf(`tenders/${whole.id}.ics`))
    expect(day!.event.startDate.isDate).toBe(true)
    expect(day!.event.startDate.toString()).toBe('2027-07-01')
    const triggers = [moment!, day!].map(({ component }) =>
      String(component.getFirstSubcomponent('valarm')!.getFirstPropertyValue('trigger')),
    )
    expect(triggers).toEqual(['-P1D', '-PT15H'])
  })

  test('an agenda event whose closing date changes keeps its UID and gets a higher SEQUENCE', async () => {
    const tender = await aTender(db(), { closingDate: new Date('2027-07-01T10:00:00Z') })
    const read = async () => eventsOf(await textOf(`tenders/${tender.id}.ics`))[0]!.event
    const before = await read()
    await db().query(
      "UPDATE tenders SET closing_date = closing_date + interval '7 days', updated_at = now() + interval '1 minute'",
    )
    const after = await read()
    expect(after.uid).toBe(before.uid)
    expect(after.sequence).toBeGreaterThan(before.sequence)
    expect(after.startDate.toJSDate()).toEqual(new Date('2027-07-08T10:00:00Z'))
  })

  test('the agenda has an event for each lot when these close on different moments; a withdrawn lot is cancelled', async () => {
    const dates = ['2099-07-01T10:00:00Z', '2099-07-08T10:00:00Z', '2099-07-08T10:00:00Z'].map(text => new Date(text))
    const { id } = await aTender(db(), {
      title: 'Groenonderhoud',
      closingDate: dates[1]!,
      lotClosingDates: dates.slice(0, 2),
      lots: dates.map((closingDate, index) => ({ closingDate, decision: index === 2 ? 'withdrawn' : null })),
    })
    const events = eventsOf(await textOf(`tenders/${id}.ics`))
    expect(
      events.map(({ event, component }) => [event.uid, event.summary, component.getFirstPropertyValue('status')]),
    ).toEqual([
      [`tender-${id}-lot-1@greenrock-tenders`, 'Sluit: perceel 1 van Groenonderhoud', 'CONFIRMED'],
      [`tender-${id}-lot-2@greenrock-tenders`, 'Sluit: perceel 2 van Groenonderhoud', 'CONFIRMED'],
      [`tender-${id}-lot-3@greenrock-tenders`, 'Sluit: perceel 3 van Groenonderhoud', 'CANCELLED'],
    ])
    expect(events.map(({ event }) => event.startDate.toJSDate())).toEqual(dates)
  })

  test('the agenda says until when one can respond to a market consultation', async () => {
    const { id } = await aTender(db(), {
      title: 'Verlichting',
      stage: 'consultation',
      closingDate: new Date('2099-07-01T10:00:00Z'),
    })
    const [{ event }] = eventsOf(await textOf(`tenders/${id}.ics`)) as [ReturnType<typeof eventsOf>[0]]
    expect(event.summary).toBe('Reageren: Verlichting')
  })

  test('the agenda event of a withdrawn tender is cancelled', async () => {
    const tender = await aTender(db(), { status: 'Ingetrokken' })
    const [{ component }] = eventsOf(await textOf(`tenders/${tender.id}.ics`)) as [ReturnType<typeof eventsOf>[0]]
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  test('the agenda escapes any text of a source', async () => {
    const hostile =
      'Regel\r\nEND:VEVENT\r\nATTENDEE:mailto:kwaad@test; met, komma \\ en "aanhaling" \u0007' + 'é'.repeat(200)
    const { id } = await aTender(db(), { title: hostile })
    const text = await textOf(`tenders/${id}.ics`)
    const [only, ...others] = eventsOf(text)
    expect(others).toEqual([])
    expect(only!.event.summary).toBe(`Sluit: ${hostile.replaceAll('\r\n', '\n').replace('\u0007', '')}`)
    expect(only!.event.attendees).toEqual([])
    // RFC 5545: lines of at most 75 octets.
    expect(Math.max(...text.split('\r\n').map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  test.each([
    ['an unknown tender', () => uuid(), 'Deze tender bestaat niet (meer)'],
    ['a malformed id', () => 'x', 'Deze tender bestaat niet (meer)'],
  ])('%s gets 404', async (_what, id, message) => {
    const reply = await get(`tenders/${id()}.ics`)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ message })
  })

  test('exporting a tender without a closing date to an agenda is refused with a reason', async () => {
    const { id } = await aTender(db(), { closingDate: null })
    const reply = await get(`tenders/${id}.ics`)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ message: 'Van deze tender is geen sluitingsdatum bekend.' })
  })
})
