import type { ListedDocument } from '../documents/document.entity.js'
import type { Lot } from '../lots/lot.entity.js'
import type { Tender } from './tender.entity.js'

/**
 * How the harvest computes a column from the notices of a procedure.
 * - `newest`: every notice has a value, except one that only changes a tender, which has an empty text; the newest value wins.
 * - `lastKnown`, `lastFilled`: a notice may omit it; the newest notice that has a value wins.
 * - `gathered`: the newest values first, then those of the earlier notices, back to the one that opened the tender, because modifications
 *   and corrigenda name only the main code.
 * - `made`: derived from all notices of the procedure; see ingest/notices/tender-row.ts.
 * - `award`: derived likewise, unless an administrator entered the award by hand.
 * - `earliest`: written on insert; an update may lower it, never raise it.
 * - `once`: written on insert and never updated.
 * - `others`: written by jobs, triggers and administrators instead. An update resets two of them, `ownTerms` and the last of the
 *   `absences`; see upsert.service.ts.
 */
export type Rule =
  | 'newest'
  | 'lastKnown'
  | 'lastFilled'
  | 'gathered'
  | 'made'
  | 'award'
  | 'earliest'
  | 'once'
  | 'others'

/**
 * Single source of truth for every column of a tender. The type of what a connector returns, the fold of notices into a tender, and the
 * upsert's SQL are all derived from this table and the entity's metadata. A column without a rule does not compile.
 */
export const content = {
  title: 'newest',
  organization: 'newest',
  tenderType: 'newest',

  description: 'lastKnown',
  closingDate: 'lastKnown',
  closingNote: 'lastKnown',
  closingParty: 'lastKnown',
  sourceUrl: 'lastKnown',
  reference: 'lastKnown',
  elsewhere: 'lastFilled',
  cpv: 'gathered',
  nuts: 'lastFilled',

  contractNature: 'lastKnown',
  procedureType: 'lastKnown',
  isEuropean: 'lastKnown',
  estimatedValue: 'lastKnown',
  valueKind: 'lastKnown',
  maximumValue: 'lastKnown',
  currency: 'lastKnown',

  minHourlyRate: 'lastKnown',
  maxHourlyRate: 'lastKnown',
  rateNote: 'lastKnown',
  clientHourlyRate: 'lastKnown',
  minHoursPerWeek: 'lastKnown',
  maxHoursPerWeek: 'lastKnown',
  startDate: 'lastKnown',
  endDate: 'lastKnown',
  positions: 'lastKnown',
  isExtendable: 'lastKnown',
  workplace: 'lastKnown',
  homeDaysPerWeek: 'lastKnown',

  publicationId: 'made',
  publicationDate: 'made',
  status: 'made',
  notAwardedReason: 'made',
  stage: 'made',
  staysOpen: 'made',
  lotClosingDates: 'made',
  lotPlaces: 'made',
  summary: 'made',
  selfEmployment: 'made',
  selfEmploymentQuote: 'made',
  region: 'made',
  province: 'made',
  contentHash: 'made',
  foldVersion: 'made',
  isSample: 'made',
  clientKey: 'made',

  awardWinner: 'award',
  awardDate: 'award',
  awardValue: 'award',
  awardCurrency: 'award',
  bidCount: 'award',
  awardSource: 'award',

  newOn: 'earliest',

  id: 'once',
  source: 'once',
  procedureKey: 'once',

  archived: 'others',
  copyOf: 'others',
  ownTerms: 'others',
  absences: 'others',
  category: 'others',
  greenRockCategory: 'others',
  relevanceScore: 'others',
  categoryMask: 'others',
  awardSolution: 'others',
  awardLastChecked: 'others',
  createdAt: 'others',
  updatedAt: 'others',
} as const satisfies Readonly<Record<Column, Rule>>

/** Every property of the entity that is a column. */
type Column = Exclude<
  keyof Tender,
  'globalId' | 'copies' | 'lots' | 'changes' | 'documentList' | 'isUnseen' | 'tenderCategories'
>

type ColumnBy<Wanted extends Rule> = {
  [Name in Column]: (typeof content)[Name] extends Wanted ? Name : never
}[Column]

/** These properties, all required: on the entity, those that a list does not select are optional. */
type Whole<Name extends Column> = { readonly [Each in Name]-?: Readonly<Exclude<Tender[Each], undefined>> }

export type FoldRule = Exclude<Rule, 'made' | 'award' | 'earliest' | 'once' | 'others'>
type Silent = ColumnBy<Exclude<FoldRule, 'newest'>>

/** The content of a notice about its tender. Connectors set only the fields that their source has. */
export type NoticeContent = Readonly<Pick<Tender, ColumnBy<'newest'>>> & {
  readonly [Name in Silent]?: Readonly<Tender[Name]> | null
}

/** The fields folded over all notices of a procedure. */
export type FoldedContent = Whole<ColumnBy<FoldRule>>

/** The fields folded over the awards of all notices. */
export type AwardContent = Whole<ColumnBy<'award'>>

/** A lot as the harvest writes it; the order of the lots is their position. */
export type HarvestedLot = {
  readonly [Name in Exclude<
    keyof Lot,
    'tenderId' | 'position' | 'status' | 'lot' | 'date' | 'value' | 'currency'
  >]: Readonly<Lot[Name]>
}

/** A complete row as the harvest writes it, with its lots and the documents that its notices name. */
export type HarvestedTender = Whole<ColumnBy<Exclude<Rule, 'others'>>> & {
  readonly lots: readonly HarvestedLot[]
  readonly documents: readonly ListedDocument[]
}

const foldRules: ReadonlySet<Rule> = new Set<FoldRule>(['newest', 'lastKnown', 'lastFilled', 'gathered'])
const isFolded = (rule: Rule): rule is FoldRule => foldRules.has(rule)

/** The columns that are folded over notices, each with its rule. */
export const foldedColumns = (Object.entries(content) as [ColumnBy<FoldRule>, Rule][]).flatMap(([name, rule]) =>
  isFolded(rule) ? [{ name, rule }] : [],
)

export const ruleOf = (name: string): Rule => content[name as Column]
