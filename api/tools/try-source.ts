import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createCategoriser } from '../src/categorise/categorise.js'
import type { NoticeDraft, ReadDraft } from '../src/notices/draft.js'
import { foldNotices } from '../src/notices/fold.js'
import { groupNotices } from '../src/notices/group.js'
import { seededLists, uncategorised } from '../src/reference/categories.js'
import { whereabouts } from '../src/reference/whereabouts.js'
import { RefusedItem } from '../src/sources/connector.js'
import { normalise as normaliseStriive } from '../src/sources/striive/normalise.js'
import * as striive from '../src/sources/striive/shapes.js'
import { normalise as normaliseTed } from '../src/sources/ted/normalise.js'
import { decodeXml } from '../src/sources/ted/xml/decode-xml.js'
import { readNotice } from '../src/sources/ted/xml/read-notice.js'
import { normalise as normaliseTenderNed } from '../src/sources/tenderned/normalise.js'
import * as tenderNed from '../src/sources/tenderned/shapes.js'

type Reader = (folder: string) => readonly ReadDraft[]

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter(name => name.endsWith(ending))
    .toSorted()
    .map(name => ({ name, bytes: readFileSync(path.join(folder, name)) }))

const jsonIn = (folder: string) =>
  filesIn(folder, '.json').map(({ name, bytes }) => ({ name, answer: JSON.parse(bytes.toString()) as unknown }))

const passedOver = (name: string) =>
  void process.stderr.write(`${name}: nothing that this source answers, passed over\n`)

/** What is refused is told, and the others go on. */
function drafts<Raw>(
  raws: readonly Raw[],
  name: (raw: Raw) => string,
  normalise: (raw: Raw) => ReadDraft,
): ReadDraft[] {
  return raws.flatMap(raw => {
    try {
      return [normalise(raw)]
    } catch (error) {
      if (!(error instanceof RefusedItem)) throw error
      print({ publicationId: name(raw), refused: error.message })
      return []
    }
  })
}

/** Lists have content, a detail has an id. */
const readTenderNed: Reader = folder => {
  const lists: unknown[] = []
  const details = new Map<string, unknown>()
  for (const { name, answer } of jsonIn(folder)) {
    const list = tenderNed.listPage.safeParse(answer)
    const one = tenderNed.detail.safeParse(answer)
    if (list.success) lists.push(...list.data.content)
    else if (one.success) details.set(one.data.publicatieId, answer)
    else passedOver(name)
  }
  // A detail that no saved list mentions is read as if it had been listed.
  const listed = lists.map(record => ({ record, id: tenderNed.listing.parse(record).publicatieId }))
  const seen = new Set(listed.map(({ id }) => id))
  const all = [...listed, ...[...details].filter(([id]) => !seen.has(id)).map(([id, record]) => ({ record, id }))]
  return drafts(
    all,
    ({ id }) => id,
    ({ record, id }) =>
      normaliseTenderNed({
        listing: tenderNed.listing.parse(record),
        detail: tenderNed.detail.parse(details.get(id) ?? { publicatieId: id }),
      }),
  )
}

/** Files of XML; the number is the file's own. */
const readTed: Reader = folder =>
  drafts(
    filesIn(folder, '.xml'),
    ({ name }) => name,
    ({ name, bytes }) => {
      const { publicationId } = readNotice(decodeXml(bytes))
      return normaliseTed({ publicationId: publicationId ?? name, xml: bytes })
    },
  )

const readStriive: Reader = folder => {
  const jobs = jsonIn(folder).flatMap(({ name, answer }) => {
    const page = striive.jobsPage.safeParse(answer)
    if (!page.success) passedOver(name)
    return page.success ? page.data.data.map(record => striive.job.parse(record)) : []
  })
  return drafts(jobs, ({ id }) => id, normaliseStriive)
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

const readers: Readonly<Record<string, Reader>> = { tenderned: readTenderNed, ted: readTed, striive: readStriive }
const [source = '', folder] = process.argv.slice(2)
const reader = readers[source]
if (!reader || !folder) {
  process.stderr.write(`usage: npm run try:source -- <${Object.keys(readers).join('|')}> <folder with saved answers>\n`)
  process.exitCode = 1
} else {
  const now = new Date()
  const read = reader(path.resolve(process.env.INIT_CWD ?? process.cwd(), folder))
  const dated = read.map(draft => ({ ...draft, publishedAt: draft.publishedAt ?? now }))
  for (const notices of groupNotices(dated)) printTender(notices)
}
