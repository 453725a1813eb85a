import { fingerprint } from '../../../platform/text/fingerprint.js'
import type { ReadDraft } from '../../notices/draft.js'
import type { TenderType } from '../../../reference/tender-values.js'
import { assignmentDraft } from '../assignments/assignment-draft.js'
import { writtenExtension, writtenHours, writtenNumber, writtenPay } from '../assignments/written.js'
import { writtenDay, writtenMoment } from '../written-date.js'
import { factsIn } from './posting-draft.js'
import type { Item } from '../connector.js'
import { isPlainLine } from '../../../platform/validation/text.js'
import { writtenClosing } from '../written-closing.js'
import { sourceUrl } from '../source-url.js'

/** An entry of a feed, or a post of a site. Privacy: without its author, which is usually a person. */
export interface Entry {
  readonly id: string
  readonly title: string
  readonly url: string
  /** HTML. */
  readonly content: string
  /** As the source writes it; empty when absent. */
  readonly published: string
}

/** Rules that turn the entries of a source into tenders. */
export interface EntryRules {
  /** Used as the client when an entry names none. */
  readonly publisher: string
  readonly tenderType: TenderType
}

const MAX_ID_LENGTH = 100

/**
 * Hostile input: replaces an id by its hash when it contains markup or characters that PostgreSQL rejects, or is too
 * long for an index.
 */
export const entryId = (text: string): string =>
  text.length <= MAX_ID_LENGTH && isPlainLine(text) && text.isWellFormed() && !text.includes('<')
    ? text
    : fingerprint([text]).toString('hex')

export const entryItem = (entry: Entry, version: number): Item<Entry> => ({
  publicationId: entry.id,
  fingerprint: fingerprint([version, entry]),
  listing: entry,
})

/**
 * The draft of an entry; its terms are in the labelled lines of its text.
 * @throws RefusedItem
 */
export function entryDraft(entry: Entry, { publisher, tenderType }: EntryRules): ReadDraft {
  const fact = factsIn(entry.content)
  const draft = assignmentDraft({
    id: entry.id,
    title: entry.title,
    organization: fact('client') ?? publisher,
    description: entry.content,
    publishedAt: writtenMoment(entry.published, 'start'),
    closing: writtenClosing(fact('closing')),
    place: fact('place'),
    url: sourceUrl(entry.url),
    terms: {
      ...writtenPay(fact('rate')),
      hoursPerWeek: writtenHours(fact('hours')),
      startDate: writtenDay(fact('start'), 'start'),
      endDate: writtenDay(fact('end'), 'end'),
      positions: writtenNumber(fact('positions')),
      isExtendable: writtenExtension(fact('extendable')),
      reference: fact('reference'),
    },
  })
  return { ...draft, tenderType }
}
