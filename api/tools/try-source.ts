import { decodeText } from '../src/platform/fetching/decode-text.js'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createCategoriser } from '../src/tenders/categorise/categorise.js'
import type { Fetcher } from '../src/platform/fetching/fetcher.js'
import type { NoticeDraft, ReadDraft } from '../src/ingest/notices/draft.js'
import { foldNotices } from '../src/ingest/notices/fold.js'
import { groupNotices } from '../src/ingest/notices/group.js'
import { statusText } from '../src/tenders/tender/status.js'
import { seededLists, uncategorised } from '../src/reference/categories.js'
import { whereabouts } from '../src/reference/whereabouts.js'
import { SourceAdapter } from '../src/reference/added-sources.js'
import { TenderType } from '../src/reference/tender-values.js'
import { readerOf } from '../src/ingest/sources/adapters/adapters.js'
import { type Connector, type Reader, RefusedItem } from '../src/ingest/sources/connector.js'
import { connectors } from '../src/ingest/sources/registry.js'
import type { SavedAnswer, SavedFile } from '../src/ingest/sources/saved.js'

/** Tenders go to standard output, the report on each file to standard error. */
const print = (value: object) => void process.stdout.write(`${JSON.stringify(value)}\n`)
const say = (line: string) => void process.stderr.write(`${line}\n`)

type Saved = Pick<Connector, 'key' | 'normalise'> & {
  readonly readSaved: (files: readonly SavedFile[]) => Promise<readonly SavedAnswer[]> | readonly SavedAnswer[]
}

/** Parses every file in the folder and reports on each. */
async function readFolder(connector: Saved, folder: string): Promise<readonly ReadDraft[]> {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  )
  const files = entries
    .filter(entry => entry.isFile())
    .map(({ name }) => ({ name, bytes: readFileSync(path.join(folder, name)) }))
  const saved = await connector.readSaved(files)
  const answers = new Map(saved.map(answer => [answer.file, answer]))

  return entries.flatMap(entry => {
    const answer = answers.get(entry.name)
    if (answer) return readAnswer(connector, answer)
    say(
      `${entry.name}: passed over, ${entry.isFile() ? `it is no answer that ${connector.key} is asked for` : 'it is no file'}`,
    )
    return []
  })
}

function readAnswer(connector: Saved, { file, what, raws }: SavedAnswer): readonly ReadDraft[] {
  const drafts: ReadDraft[] = []
  const refusals: string[] = []
  for (const raw of raws) {
    try {
      drafts.push(connector.normalise(raw))
    } catch (error) {
      if (!(error instanceof RefusedItem)) throw error
      refusals.push(error.message)
    }
  }
  const refused = refusals.length > 0 ? `, ${refusals.length} refused: ${refusals.join(' ')}` : ''
  say(`${file}: ${what}; ${drafts.length} read${refused}`)
  return drafts
}

const categorise = createCategoriser(seededLists(), uncategorised)

function printTender(notices: readonly NoticeDraft[]): void {
  const tender = foldNotices(notices)
  print({
    ...tender,
    ...whereabouts(tender),
    status: statusText({ ...tender, archived: false }),
    categories: categorise(tender),
    notices: notices.map(({ publicationId, kind }) => `${publicationId} ${kind}`),
    lotsByNotice: Object.fromEntries(notices.map(({ publicationId, lots = [] }) => [publicationId, lots])),
  })
}

/** An adapter for lists, which needs only an address; each file is such a list. */
function adapterCalled(key: string): Saved | undefined {
  const adapter = Object.values(SourceAdapter).find(one => one === key)
  if (!adapter) return undefined
  const address = 'https://bestand.test/'
  const reader = readerOf({
    key: 'eigen-bestand',
    name: 'Bestand',
    adapter,
    tenderType: TenderType.EU_PROCUREMENT,
  })
  return {
    ...reader,
    async readSaved(files) {
      const answers = await Promise.all(files.map(file => savedList(reader, file, address)))
      return answers.filter(answer => answer !== null)
    },
  }
}

/** Null for a file that is not such a list. */
async function savedList(reader: Reader, { name, bytes }: SavedFile, baseUrl: string): Promise<SavedAnswer | null> {
  const text = () => Promise.resolve(decodeText(bytes))
  const fetcher: Partial<Fetcher> = { text, json: async () => JSON.parse(await text()) as unknown }
  const connection = { fetcher: fetcher as Fetcher, baseUrl, days: 1, now: new Date() }
  const raws: unknown[] = []
  try {
    for await (const { items } of reader.discover(connection, null)) raws.push(...items.map(({ listing }) => listing))
  } catch (error) {
    say(`${name}: ${(error as Error).message}`)
    return null
  }
  return { file: name, what: `a list of ${raws.length}`, raws }
}

const [key = '', folder] = process.argv.slice(2)
const connector = connectors.find(one => one.key === key) ?? adapterCalled(key)
if (!connector || !folder) {
  say(
    `usage: npm run try:source -- <${[...connectors.map(one => one.key), ...Object.values(SourceAdapter)].join('|')}> <folder with saved answers>`,
  )
  process.exitCode = 1
} else {
  const now = new Date()
  const read = await readFolder(connector, path.resolve(process.env.INIT_CWD ?? process.cwd(), folder))
  const dated = read.map(draft => ({ ...draft, publishedAt: draft.publishedAt ?? now }))
  for (const notices of groupNotices(dated))
    if (notices.some(({ title }) => title !== '')) printTender(notices)
    else say(`${notices[0]!.publicationId}: not stored, it changes a tender that is not among these answers`)
}
