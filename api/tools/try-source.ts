import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { foldNotices } from '../src/notices/fold.js'
import type { NoticeDraft } from '../src/notices/draft.js'
import { createCategoriser } from '../src/categorise/categorise.js'
import { seededLists, uncategorised } from '../src/reference/categories.js'
import { whereabouts } from '../src/reference/whereabouts.js'
import { RefusedItem } from '../src/sources/connector.js'
import { normalise } from '../src/sources/tenderned/normalise.js'
import { detail, listing, listPage } from '../src/sources/tenderned/shapes.js'

/** Saved answers, told apart by what they are: a list has content, a detail has an id. Others are passed over aloud. */
function readTenderNed(folder: string): void {
  const lists: unknown[] = []
  const details = new Map<string, unknown>()
  for (const file of readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .toSorted()) {
    const answer = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown
    const list = listPage.safeParse(answer)
    const one = detail.safeParse(answer)
    if (list.success) lists.push(...list.data.content)
    else if (one.success) details.set(one.data.publicatieId, answer)
    else process.stderr.write(`${file}: neither a list nor a detail, passed over\n`)
  }

  // A detail that no saved list mentions is read as if it had been listed.
  const listed = lists.map(record => ({ record, id: listing.parse(record).publicatieId }))
  const seen = new Set(listed.map(({ id }) => id))
  const all = [...listed, ...[...details].filter(([id]) => !seen.has(id)).map(([id, record]) => ({ record, id }))]

  const drafts: NoticeDraft[] = []
  for (const { record, id } of all) {
    try {
      drafts.push(
        normalise({ listing: listing.parse(record), detail: detail.parse(details.get(id) ?? { publicatieId: id }) }),
      )
    } catch (error) {
      if (!(error instanceof RefusedItem)) throw error
      print({ publicationId: id, refused: error.message })
    }
  }
  const procedures = new Map<string, NoticeDraft[]>()
  for (const draft of drafts) procedures.set(draft.procedureKey, [...(procedures.get(draft.procedureKey) ?? []), draft])
  for (const notices of procedures.values()) printTender(notices)
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

const print = (value: object) => void process.stdout.write(`${JSON.stringify(value)}\n`)

const readers: Readonly<Record<string, (folder: string) => void>> = { tenderned: readTenderNed }
const [source = '', folder] = process.argv.slice(2)
const reader = readers[source]
if (!reader || !folder) {
  process.stderr.write(`usage: npm run try:source -- <${Object.keys(readers).join('|')}> <folder with saved answers>\n`)
  process.exitCode = 1
} else reader(folder)
