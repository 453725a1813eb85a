import { afterAll, describe, expect, test } from '@jest/globals'
import { SourceError } from '../../platform/fetching/source-error.js'
import { RefusedItem } from '../sources/connector.js'
import { connector as ted } from '../sources/ted/ted.js'
import { connector as tenderNed } from '../sources/tenderned/tenderned.js'
import { createNormaliser } from './normaliser.js'

const normaliser = createNormaliser()
afterAll(() => normaliser.close())

const bytes = (text: string) => new TextEncoder().encode(text)
const tedNotice = (xml: string | Uint8Array) =>
  normaliser.normalise(ted, { publicationId: '1-2026', xml: typeof xml === 'string' ? bytes(xml) : xml })
const tenderNedText = (text: string) =>
  normaliser.normalise(tenderNed, {
    listing: {
      publicatieId: '1',
      aanbestedingNaam: 'Zaaksysteem',
      opdrachtgeverNaam: 'Gemeente Westerveen',
      publicatieDatum: '2026-03-02',
      opdrachtBeschrijving: text,
    },
    detail: { publicatieId: '1', cpvCodes: [], nutsCodes: [] },
  })

const notice = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?><ContractNotice>${inside}</ContractNotice>`
const lol = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join('')
const attributes = Array.from({ length: 200_000 }, (_, index) => `a${index}="x"`).join(' ')

describe('hostile XML is refused with a sentence, and the next notice is read', () => {
  test.each<[string, string | Uint8Array]>([
    [
      'an entity bomb',
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${lol}]><ContractNotice>&l9;</ContractNotice>`,
    ],
    [
      'a file of this machine',
      '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><ContractNotice>&f;</ContractNotice>',
    ],
    ['20 000 levels', notice('<a>'.repeat(20_000) + '</a>'.repeat(20_000))],
    ['20 000 levels that never end', notice('<a>'.repeat(20_000))],
    ['200 000 attributes', notice(`<a ${attributes}/>`)],
    ['a million elements', notice('<a/>'.repeat(1_000_000))],
    ['half a file', notice('<cbc:ID>1').slice(0, -20)],
    ['nothing', ''],
    ['a web page', '<!doctype html><html><body>Onderhoud</body></html>'],
    ['noise', Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256)],
    ['UTF-16 that says it is UTF-8', new Uint8Array(Buffer.from(notice('<a>é</a>'), 'utf16le'))],
    ['an encoding that nobody knows', '<?xml version="1.0" encoding="KOI-9"?><ContractNotice/>'],
  ])('%s', async (_what, xml) => {
    await expect(tedNotice(xml)).rejects.toThrow(RefusedItem)
    expect(await tenderNedText('Levering van software.')).toMatchObject({ description: 'Levering van software.' })
  })
})

describe('hostile HTML becomes plain text or is refused', () => {
  test.each([
    ['100 000 nested tags', '<b>'.repeat(100_000)],
    ['200 000 attributes', `<p ${attributes}>Levering</p>`],
    ['a tag that never ends', `<p ${'x'.repeat(1_000_000)}`],
    ['many beginnings of tags', '<'.repeat(1_000_000)],
    ['many entities', '&amp;'.repeat(200_000)],
    ['thirty layers of escaping', `&${'amp;'.repeat(300_000)}lt;script&gt;`],
  ])('%s', async (_what, html) => {
    const draft = await tenderNedText(html).catch((error: unknown) => error)
    if (draft instanceof RefusedItem) return
    expect((draft as { description: string | null }).description ?? '').not.toMatch(/<[a-z/!?]/i)
  })
})

describe('a hostile list is parsed outside the event loop', () => {
  const many = (member: string) => Array.from({ length: 4_800_000 / (member.length + 1) }, () => member).join(',')
  test.each([
    ['a million empty releases', 'ocds', `{"releases":[${many('{}')}]}`, /onbekende vorm/],
    ['a release of many items', 'ocds', `{"releases":[{"ocid":"a","id":1,"tender":{"items":[${many('{}')}]}}]}`, null],
    [
      'many small items',
      'feed',
      `<rss version="2.0"><channel>${many('<item/>').replaceAll(',', '')}</channel></rss>`,
      null,
    ],
  ] as const)('%s', async (_what, adapter, text, sentence) => {
    let turns = 0
    let turning = setImmediate(function turn() {
      turns++
      turning = setImmediate(turn)
    })
    const outcome = await normaliser.parseList(adapter, { text, host: 'bron.test' }).catch((error: unknown) => error)
    clearImmediate(turning)
    expect(turns).toBeGreaterThan(0)
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(SourceError)
    if (sentence) expect((outcome as Error).message).toMatch(sentence)
  })

  test('a web page', async () => {
    await expect(normaliser.parseList('ocds', { text: '<!doctype html>', host: 'bron.test' })).rejects.toThrow(
      /een webpagina in plaats van gegevens/,
    )
  })
})

describe('the worker thread of the normaliser', () => {
  const misbehaving = (limits: { timeLimitMs?: number; listTimeLimitMs?: number; memoryLimitMb?: number }) => {
    const { normalise, parseList, close } = createNormaliser({ worker: 'api/test/misbehaving-worker.mjs', ...limits })
    const parse = (text: string) => parseList('feed', { text, host: 'bron.test' })
    return { close, parse, normaliseWith: (what: string) => normalise(ted, what) }
  }

  test('is terminated when a list exceeds its time or memory limit, as an error of its source, and the next one is read', async () => {
    const { parse, close } = misbehaving({ listTimeLimitMs: 3000, memoryLimitMb: 16 })
    await expect(parse('memory')).rejects.toEqual(
      new SourceError('limit', 'Het lezen van de lijst van bron.test kostte te veel geheugen.'),
    )
    await expect(parse('loop')).rejects.toEqual(
      new SourceError('limit', 'Het lezen van de lijst van bron.test duurde te lang.'),
    )
    await expect(parse('bug')).rejects.toMatchObject({ name: 'TypeError', message: 'bug' })
    expect(await parse('fine')).toEqual({ entries: [] })
    await close()
  })

  test('is terminated when a notice exceeds its time limit; the API keeps answering, and the next notice is read', async () => {
    const { normaliseWith, close } = misbehaving({ timeLimitMs: 200 })
    let beats = 0
    const heart = setInterval(() => beats++, 1)
    await expect(normaliseWith('loop')).rejects.toThrow('Het lezen duurde te lang.')
    clearInterval(heart)
    expect(beats).toBeGreaterThan(0)
    expect(await normaliseWith('fine')).toMatchObject({ title: 'Gelezen' })
    await close()
  })

  test('is terminated when a notice exceeds its memory limit, and the next notice is read', async () => {
    const { normaliseWith, close } = misbehaving({ timeLimitMs: 30_000, memoryLimitMb: 16 })
    await expect(normaliseWith('memory')).rejects.toThrow('Het lezen kostte te veel geheugen.')
    expect(await normaliseWith('fine')).toMatchObject({ title: 'Gelezen' })
    await close()
  })

  test('passes on a programming error unchanged', async () => {
    const { normaliseWith, close } = misbehaving({})
    await expect(normaliseWith('bug')).rejects.toMatchObject({ name: 'TypeError', message: 'bug' })
    await close()
  })
})
