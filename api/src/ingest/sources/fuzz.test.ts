import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fakeFetcher } from '../../../test/fake-fetcher.js'
import { hostileJson, hostileText } from '../../../test/hostile.js'
import { connectionTo } from '../../../test/read-samples.js'
import { SourceError } from '../../platform/fetching/source-error.js'
import type { ReadDraft } from '../notices/draft.js'
import { TenderType } from '../../reference/tender-values.js'
import { readerOf } from './adapters/adapters.js'
import { type Connection, type Connector, type Reader, RefusedItem } from './connector.js'
import { connectors } from './registry.js'
import { sourceUrl } from './source-url.js'

const isLong = process.env.TEST_LONG === '1'
const NOTICES = isLong ? 100_000 : 100
const LISTS = isLong ? 2000 : 3

/** One change to an answer of a source; texts and numbers are addressed by index. */
interface Change {
  readonly at: number
  readonly how: 'replaced' | 'inserted' | 'cut' | 'doubled' | 'gone'
  readonly by: unknown
}
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replaced', 'inserted', 'cut', 'doubled', 'gone'),
  by: fc.oneof({ weight: 2, arbitrary: hostileText }, { weight: 1, arbitrary: hostileJson }),
})
const changes = fc.array(change, { minLength: 1, maxLength: 3 })

/** Location of a value: its owner and its name. */
type Place = readonly [owner: Record<string, unknown>, name: string]

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return found
  for (const [name, inside] of Object.entries(value)) {
    found.push([value as Record<string, unknown>, name])
    placesIn(inside, found)
  }
  return found
}

function changeText(before: string, { at, how, by }: Change): string {
  if (how === 'replaced' || how === 'gone') return String(by)
  const cut = at % (before.length + 1)
  const rest = { inserted: String(by) + before.slice(cut), cut: '', doubled: before }[how]
  return before.slice(0, cut) + rest
}

/** Applies arbitrary changes to an answer. */
function changed(answer: unknown, list: readonly Change[]): unknown {
  const root: Record<string, unknown> = { answer: structuredClone(answer) }
  for (const one of list) {
    const places = placesIn(root)
    const [owner, name] = places[one.at % places.length] ?? [root, 'answer']
    const before = owner[name]
    if (one.how === 'gone' && owner !== root) delete owner[name]
    else owner[name] = typeof before === 'string' && one.how !== 'replaced' ? changeText(before, one) : one.by
  }
  return root.answer
}

const isText = (value: unknown) => typeof value === 'string' || value instanceof Uint8Array

/** Applies changes to the texts of a raw notice, except to its id, which the list has validated. */
function withOtherTexts(raw: unknown, id: string, list: readonly Change[]): unknown {
  const root = { raw: structuredClone(raw) }
  const places = placesIn(root).filter(([owner, name]) => isText(owner[name]) && owner[name] !== id)
  for (const one of list) {
    const [owner, name] = places[one.at % places.length]!
    const before = owner[name]
    owner[name] =
      before instanceof Uint8Array
        ? Buffer.from(changeText(Buffer.from(before).toString('utf8'), one))
        : changeText(String(before), one)
  }
  return root.raw
}

/** Whether a value may be stored and shown: no markup, no half characters, valid numbers and dates, safe links only. */
function isSound(value: unknown): boolean {
  if (typeof value === 'string') return !/<[a-z/!?]|\0/i.test(value) && value.isWellFormed()
  if (typeof value === 'number') return Number.isFinite(value)
  if (value instanceof Date) return !Number.isNaN(value.getTime())
  return value === null || typeof value !== 'object' || Object.values(value).every(isSound)
}

function expectSound(draft: ReadDraft): void {
  const unsound = Object.entries(draft).filter(([, value]) => !isSound(value))
  // For speed: `expect` is slow, and there are thousands of values.
  if (unsound.length > 0) expect(unsound).toEqual([])
  if (draft.sourceUrl && sourceUrl(draft.sourceUrl) !== draft.sourceUrl) expect(draft.sourceUrl).toBe('a safe address')
}

/** The only errors that reading may throw: for this item or for this source, with a sentence. */
const isRefusal = (error: unknown) => error instanceof RefusedItem || error instanceof SourceError

function tryToRead({ normalise }: Pick<Reader, 'normalise'>, raw: unknown): void {
  try {
    expectSound(normalise(raw))
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

/** A longer list is considered endless. */
const MAX_PAGES = 500

/** The first listed notices as input for `normalise`; the rest of the list is only iterated. */
async function rawsOf(reader: Reader, connection: Connection, wanted: number): Promise<unknown[]> {
  const raws: unknown[] = []
  let pages = 0
  for await (const { items } of reader.discover(connection, null)) {
    expect(pages++).toBeLessThan(MAX_PAGES)
    for (const item of items.slice(0, wanted - raws.length)) raws.push(await reader.fetch(connection, item))
  }
  return raws
}
/** Two weeks, which contain part of the samples. */
const connectionFor = (connector: Connector) => ({ ...connectionTo(connector), days: 14 })

const named = connectors.map(connector => [connector.key, connector] as const)

test.each(named)(
  'a corrupted notice of %s is refused with a sentence, or read as plain text',
  async (_key, connector) => {
    const raws = await rawsOf(connector, connectionFor(connector), 40)
    const ids = raws.map(raw => connector.normalise(structuredClone(raw)).publicationId)
    fc.assert(
      fc.property(fc.nat(), changes, (number, list) => {
        const place = number % raws.length
        tryToRead(connector, withOtherTexts(raws[place], ids[place]!, list))
      }),
      { numRuns: NOTICES },
    )
  },
  3_600_000,
)

const textOf = (answer: unknown) => (typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? ''))

/** A connection that changes the answer to one of its requests. */
function disturbed(connection: Connection, question: number, list: readonly Change[]): Connection {
  let asked = 0
  const answered = async (answer: Promise<unknown>) => {
    const given = await answer
    return asked++ === question ? changed(given, list) : given
  }
  const { fetcher } = connection
  return {
    ...connection,
    fetcher: fakeFetcher({
      json: address => answered(fetcher.json(address)),
      text: async address => textOf(await answered(fetcher.text(address))),
      bytes: async address => {
        const text = Buffer.from(await fetcher.bytes(address)).toString('utf8')
        return Buffer.from(textOf(await answered(Promise.resolve(text))))
      },
      postJson: (address, body) => answered(fetcher.postJson(address, body)),
      postForm: (address, fields) => answered(fetcher.postForm(address, fields)),
    }),
  }
}

test.each(named)(
  'a corrupted list of %s is an error with a sentence, or a list that ends',
  async (_key, connector) => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 5 }), changes, async (question, list) => {
        try {
          const raws = await rawsOf(connector, disturbed(connectionFor(connector), question, list), 3)
          for (const raw of raws) tryToRead(connector, raw)
        } catch (error) {
          if (!isRefusal(error)) throw error
        }
      }),
      { numRuns: LISTS },
    )
  },
  3_600_000,
)

const FEED = `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Feed</title>
  <item><guid>1</guid><title>Vuurtorenwachter</title><link>https://westerveen.example/1</link>
  <pubDate>Mon, 02 Mar 2026 09:00:00 +0100</pubDate><description>&lt;p&gt;Opdrachtgever: Gemeente Westerveen&lt;/p&gt;
  &lt;p&gt;Sluitingsdatum: 01-12-2099&lt;/p&gt;</description></item></channel></rss>`
const OCDS = {
  version: '1.1',
  publisher: { name: 'Westerveen' },
  releases: [
    {
      ocid: 'ocds-a1b2c3-700',
      id: 'ocds-a1b2c3-700-tender',
      date: '2026-03-02T09:00:00Z',
      tag: ['tender'],
      buyer: { name: 'Gemeente Westerveen' },
      parties: [{ id: '1', name: 'Gemeente Westerveen', roles: ['buyer'], address: { locality: 'Westerveen' } }],
      tender: {
        id: '700',
        title: 'Onderhoud van bruggen',
        description: '<p>Alle bruggen.</p>',
        status: 'active',
        value: { amount: 100_000, currency: 'EUR' },
        items: [{ id: '1', classification: { scheme: 'CPV', id: '45221119' } }],
        tenderPeriod: { startDate: '2026-03-01T09:00:00Z', endDate: '2026-04-01T10:00:00Z' },
      },
    },
  ],
}

test.each([
  ['feed', FEED, TenderType.FREELANCE_CONTRACT],
  ['ocds', OCDS, TenderType.EU_PROCUREMENT],
] as const)(
  'whatever the %s of an added source holds, it is a failure with a sentence, or a list of plain texts',
  async (adapter, answer, tenderType) => {
    const reader = readerOf({ key: 'eigen-proef', name: 'Proef', adapter, tenderType })
    await fc.assert(
      fc.asyncProperty(changes, async list => {
        const fetcher = fakeFetcher({ text: () => Promise.resolve(textOf(changed(answer, list))) })
        const connection = { fetcher, baseUrl: 'https://proef.test/lijst', days: 1, now: new Date() }
        try {
          for (const raw of await rawsOf(reader, connection, 3)) tryToRead(reader, raw)
        } catch (error) {
          if (!isRefusal(error)) throw error
        }
      }),
      { numRuns: NOTICES },
    )
  },
  3_600_000,
)
