import { XMLParser } from 'fast-xml-parser'
import { answerAsTed } from '../src/sources/ted/samples/wire.js'
import { decodeXml } from '../src/sources/xml/decode-xml.js'
import { readNotice } from '../src/sources/ted/xml/read-notice.js'

const ROUNDS = 5

/** Throughput of reading TED notices with all checks, against the bare parser on the same bytes. */
export function benchParse() {
  const files = sampleFiles(new Date())
  const bare = new XMLParser({ ignoreAttributes: false })
  let sink = 0

  const ours = filesPerSecond(files, bytes => {
    sink += readNotice(decodeXml(bytes)).cpv.length
  })
  const theirs = filesPerSecond(files, bytes => {
    sink += Object.keys(bare.parse(decodeXml(bytes)) as object).length
  })
  if (sink === 0) throw new Error('nothing was read')

  const kilobytes = Math.round(files.reduce((sum, { length }) => sum + length, 0) / files.length / 1000)
  const detail = `notices a second, ours ${Math.round(ours)} against ${Math.round(theirs)} of the bare parser; ${kilobytes} kB each`
  return [{ name: 'parse: eForms', ratio: ours / theirs, detail }]
}

function sampleFiles(today: Date): Uint8Array[] {
  const ask = (path: string, body: unknown) =>
    answerAsTed({ path, query: new URLSearchParams(), base: 'http://bron.test', body }, today).body
  const question = {
    query: 'buyer-country = NLD AND PD>=20200101 SORT BY PD DESC',
    fields: ['publication-number'],
    limit: 250,
    paginationMode: 'ITERATION',
  }
  const { notices } = ask('/v3/notices/search', question) as { notices: { 'publication-number': string }[] }
  return notices.map(notice => {
    const xml = ask(`/en/notice/${notice['publication-number']}/xml`, null) as string
    return new TextEncoder().encode(xml)
  })
}

/** The best of a few rounds: slower ones were disturbed by other load. */
function filesPerSecond(files: readonly Uint8Array[], work: (bytes: Uint8Array) => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = performance.now()
    for (const bytes of files) work(bytes)
    return (files.length / (performance.now() - began)) * 1000
  })
  return Math.max(...rounds)
}
