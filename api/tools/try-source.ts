import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createCategoriser } from '../src/categorise/categorise.js'
import type { NoticeDraft, ReadDraft } from '../src/notices/draft.js'
import { foldNotices } from '../src/notices/fold.js'
import { groupNotices } from '../src/notices/group.js'
import { seededLists, uncategorised } from '../src/reference/categories.js'
import { whereabouts } from '../src/reference/whereabouts.js'
import { type Connector, RefusedItem } from '../src/sources/connector.js'
import { connectors } from '../src/sources/registry.js'
import type { SavedAnswer } from '../src/sources/saved.js'

/** Tenders go to standard output, the report on each file to standard error. */
const print = (value: object) => void process.stdout.write(`${JSON.stringify(value)}\n`)
const say = (line: string) => void process.stderr.write(`${line}\n`)

/** Parses every file in the folder and reports on each. */
function readFolder(connector: Connector, folder: string): readonly ReadDraft[] {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  )
  const files = entries
    .filter(entry => entry.isFile())
    .map(({ name }) => ({ name, bytes: readFileSync(path.join(folder, name)) }))
  const answers = new Map(connector.readSaved(files).map(answer => [answer.file, answer]))

  return entries.flatMap(entry => {
    const answer = answers.get(entry.name)
    if (answer) return readAnswer(connector, answer)
    say(
      `${entry.name}: passed over, ${entry.isFile() ? `it is no answer that ${connector.key} is asked for` : 'it is no file'}`,
    )
    return []
  })
}

function readAnswer(connector: Connector, { file, what, raws }: SavedAnswer): readonly ReadDraft[] {
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
    categories: categorise(tender),
    notices: notices.map(({ publicationId, kind }) => `${publicationId} ${kind}`),
  })
}

const [key = '', folder] = process.argv.slice(2)
const connector = connectors.find(one => one.key === key)
if (!connector || !folder) {
  say(`usage: npm run try:source -- <${connectors.map(one => one.key).join('|')}> <folder with saved answers>`)
  process.exitCode = 1
} else {
  const now = new Date()
  const read = readFolder(connector, path.resolve(process.env.INIT_CWD ?? process.cwd(), folder))
  const dated = read.map(draft => ({ ...draft, publishedAt: draft.publishedAt ?? now }))
  for (const notices of groupNotices(dated)) printTender(notices)
}
