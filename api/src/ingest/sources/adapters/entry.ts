import { fingerprint } from '../../../platform/text/fingerprint.js'
import type { ReadDraft } from '../../notices/draft.js'
import type { TenderType } from '../../../reference/tender-values.js'
import { assignmentDraft } from '../assignments/assignment-draft.js'
import { labelled, writtenHours, writtenPay } from '../assignments/written.js'
import { writtenDay, writtenMoment } from '../written-date.js'
import type { Item } from '../connector.js'
import { isPlainLine } from '../../../platform/validation/text.js'
import { writtenClosing } from '../written-closing.js'
import { sourceUrl } from '../source-url.js'

/**
 * An entry of a feed, or a post of a site: what every kind of them has. Privacy: not its author, which is a person's name
 * as a rule.
 */
export interface Entry {
  readonly id: string
  readonly title: string
  readonly url: string
  /** HTML. */
  readonly content: string
  /** As the source writes it; empty when it does not tell. */
  readonly published: string
}

/** How the entries of a source become tenders. */
export interface EntryRules {
  /** Stands for the client when an entry does not name one. */
  readonly publisher: string
  readonly tenderType: TenderType
}

const MAX_ID_LENGTH = 100

/**
 * Hostile input: an id that is longer than an index of PostgreSQL takes, such as an address, or that holds what PostgreSQL
 * cannot store, or markup, is replaced by its hash.
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

const labels = {
  client: ['opdrachtgever', 'organisatie', 'klant', 'aanbestedende dienst'],
  closing: ['sluitingsdatum', 'sluiting', 'deadline', 'reageren voor', 'reageren tot', 'sluit op'],
  place: ['locatie', 'standplaats', 'plaats', 'regio'],
  hours: ['uren per week', 'aantal uren per week', 'uren'],
  rate: ['tarief', 'uurtarief', 'max tarief', 'maximaal tarief'],
  start: ['start', 'startdatum'],
  end: ['eind', 'einddatum'],
  reference: ['referentie', 'kenmerk', 'aanvraagnummer'],
} as const

/**
 * The draft of an entry; its terms are the labelled lines of its text.
 * @throws RefusedItem
 */
export function entryDraft(entry: Entry, { publisher, tenderType }: EntryRules): ReadDraft {
  const facts = labelled(entry.content)
  const fact = (name: keyof typeof labels) => labels[name].map(label => facts.get(label)).find(Boolean) ?? null
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
      startDate: writtenDay(fact('start')),
      endDate: writtenDay(fact('end')),
      reference: fact('reference'),
    },
  })
  return { ...draft, tenderType }
}
