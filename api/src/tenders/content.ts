import type { Tender } from './tender.entity.js'

/**
 * Where the harvest gets a column from.
 * - `newest`: every notice says it, and the newest is right.
 * - `lastKnown`, `lastFilled`: a notice may be silent on it, which does not take back what an older one said.
 * - `made`: made of all notices of the procedure; see notices/tender-row.ts.
 * - `award`: made likewise, unless an administrator entered it by hand.
 * - `once`: written with a new row, and kept from then on.
 * - `others`: not the harvest's: jobs, triggers, administrators.
 */
export type Rule = 'newest' | 'lastKnown' | 'lastFilled' | 'made' | 'award' | 'once' | 'others'

/**
 * Every column of a tender, declared once. What connectors may say of a notice, how notices add up to a tender, and the
 * statement that writes it all follow from this table and the entity. A column without a rule does not compile.
 */
export const content = {
  title: 'newest',
  organization: 'newest',
  tenderType: 'newest',

  description: 'lastKnown',
  closingDate: 'lastKnown',
  sourceUrl: 'lastKnown',
  reference: 'lastKnown',
  cpv: 'lastFilled',
  nuts: 'lastFilled',

  contractNature: 'lastKnown',
  procedureType: 'lastKnown',
  isEuropean: 'lastKnown',
  estimatedValue: 'lastKnown',
  currency: 'lastKnown',

  minHourlyRate: 'lastKnown',
  maxHourlyRate: 'lastKnown',
  clientHourlyRate: 'lastKnown',
  minHoursPerWeek: 'lastKnown',
  maxHoursPerWeek: 'lastKnown',
  startDate: 'lastKnown',
  endDate: 'lastKnown',
  positions: 'lastKnown',
  isExtendable: 'lastKnown',

  publicationId: 'made',
  publicationDate: 'made',
  status: 'made',
  summary: 'made',
  region: 'made',
  province: 'made',
  contentHash: 'made',
  isSample: 'made',

  awardWinner: 'award',
  awardDate: 'award',
  awardValue: 'award',
  awardCurrency: 'award',
  bidCount: 'award',
  awardSource: 'award',

  id: 'once',
  source: 'once',
  procedureKey: 'once',
  newOn: 'once',

  archived: 'others',
  category: 'others',
  greenRockCategory: 'others',
  relevanceScore: 'others',
  categoryMask: 'others',
  awardSolution: 'others',
  awardLastChecked: 'others',
  createdAt: 'others',
  updatedAt: 'others',
} as const satisfies Readonly<Record<Column, Rule>>

/** Every property of the entity but the global id, which is no column. */
type Column = Exclude<keyof Tender, 'globalId'>

type ColumnBy<Wanted extends Rule> = {
  [Name in Column]: (typeof content)[Name] extends Wanted ? Name : never
}[Column]

/** All of these; the entity lacks what a list does not select. */
type Whole<Name extends Column> = { readonly [Each in Name]-?: Readonly<Exclude<Tender[Each], undefined>> }

/** How the values of several notices become one. */
export type FoldRule = 'newest' | 'lastKnown' | 'lastFilled'
type Silent = ColumnBy<'lastKnown' | 'lastFilled'>

/** What a notice says of its tender. Connectors name only what they know. */
export type NoticeContent = Readonly<Pick<Tender, ColumnBy<'newest'>>> & {
  readonly [Name in Silent]?: Readonly<Tender[Name]> | null
}

/** What the notices of a procedure say together. */
export type FoldedContent = Whole<ColumnBy<FoldRule>>

/** A whole row as the harvest writes it. */
export type HarvestedTender = Whole<ColumnBy<Exclude<Rule, 'others'>>>

const isFolded = (rule: Rule): rule is FoldRule => rule === 'newest' || rule === 'lastKnown' || rule === 'lastFilled'

/** The columns that notices add up to, each with its rule. */
export const foldedColumns = (Object.entries(content) as [ColumnBy<FoldRule>, Rule][]).flatMap(([name, rule]) =>
  isFolded(rule) ? [{ name, rule }] : [],
)

export const ruleOf = (name: string): Rule => content[name as Column]
