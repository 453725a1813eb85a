import { Field, Float, Int } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'
import { Node } from '../../platform/graphql/node.js'
import { CalendarDate } from '../../platform/graphql/scalars.js'
import type { Absence } from './absences.js'
import type { Change } from '../changes/change.js'
import type { DocumentList } from '../documents/document.entity.js'
import type { Lot } from '../lots/lot.entity.js'
import type { ShownCategory } from './shown-category.js'
import type { ShownCopy } from './shown-copy.js'
import type { Terms } from './terms.js'
import {
  AwardSource,
  ClosingParty,
  ContractNature,
  ProcedureType,
  SelfEmployment,
  type StatedValueKind,
  TenderStage,
  TenderType,
  Workplace,
} from '../../reference/tender-values.js'

@ObjectType({
  implements: Node,
  description: 'A public procurement procedure, European or national, or a freelance assignment.',
})
@Entity('tenders')
export class Tender extends Node {
  @Field(() => String, { name: 'uuid', description: 'Id in the REST interface.' })
  @PrimaryColumn('uuid')
  id!: string

  /** Key of the source; GraphQL exposes the source as an object. */
  @Column('text')
  source!: string

  /** Identifies the procedure at the source, the same for all its notices; the notice's own id where a source has no procedures. */
  @Column({ type: 'text', select: false })
  procedureKey?: string

  @Field(() => String, { nullable: true, description: "The notice's id at the source." })
  @Column('text')
  publicationId!: string

  @Field(() => String, { description: 'Plain text, in the language of the source.' })
  @Column('text')
  title!: string

  @Field(() => String, {
    description:
      'The beginning of the description in one line: all of it up to 150 characters, else its first 147 and an ellipsis. Empty without a description.',
  })
  @Column('text', { default: '' })
  summary!: string

  /** Stored out of line (TOAST): a list does not select it, and the field resolver loads it on request. */
  @Column('text', { nullable: true, select: false })
  description?: string | null

  @Field(() => String, { description: 'Name of the buyer or client, as the source writes it.' })
  @Column('text')
  organization!: string

  /** Normalised, to find tenders of the same client; null when the source hides the client. See tenders/organisations/client-key.ts. */
  @Column('text', { nullable: true, select: false })
  clientKey?: string | null

  @Field(() => Date, { description: 'When the notice that opened the tender was published.' })
  @Column({ type: 'timestamptz', precision: 3 })
  publicationDate!: Date

  @Field(() => Date, {
    nullable: true,
    description: 'Null when the source names none. A day without a time is the end of that day in Europe/Amsterdam.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  closingDate!: Date | null

  @Field(() => String, {
    nullable: true,
    description:
      "Why `closingDate` is null although the source names one, because it cannot be read or cannot be right: a Dutch sentence with the source's own words.",
  })
  @Column('text', { nullable: true })
  closingNote!: string | null

  @Field(() => [Date], {
    description:
      'Closing dates of the lots that are not decided, in order, when they differ; `closingDate` is the last of them. Empty otherwise.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, array: true, default: [] })
  lotClosingDates!: Date[]

  @Field(() => Boolean, {
    description:
      'Whether it accepts applicants during its whole term: a dynamic purchasing system or a qualification system.',
  })
  @Column('boolean', { default: false })
  staysOpen!: boolean

  /** When the source stopped listing it and listed it again, in order; see absences.ts. */
  @Column('jsonb', { default: [] })
  absences!: Absence[]

  @Field(() => ClosingParty, {
    nullable: true,
    description: 'The party that set `closingDate`; null for a procurement, and when the source does not tell.',
  })
  @Column('text', { nullable: true })
  closingParty!: ClosingParty | null

  /** The stored value; readers get the one that status.ts derives from the clock. */
  @Column('text')
  status!: string

  @Field(() => TenderStage, {
    nullable: true,
    description: 'Stage that the procedure has reached; null for an assignment.',
  })
  @Column('text', { nullable: true })
  stage!: TenderStage | null

  @Field(() => String, {
    nullable: true,
    description:
      'Why nothing was awarded: Dutch sentences. Null unless it ended without an award, or without a reason.',
  })
  @Column('text', { nullable: true })
  notAwardedReason!: string | null

  @Field(() => Boolean, { description: "Whether it closed longer ago than the archive's delay (90 days by default)." })
  @Column('boolean', { default: false })
  archived!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Name of the category with the highest confidence; derived from `tenderCategories`.',
  })
  @Column('text', { nullable: true })
  category!: string | null

  @Field(() => String, { nullable: true, description: 'Alias of `category`.' })
  @Column('text', { nullable: true })
  greenRockCategory!: string | null

  @Field(() => Int, { description: 'Confidence of `category`, in percent from 0 to 100.' })
  @Column('smallint', { default: 0 })
  relevanceScore!: number

  @Field(() => String, {
    nullable: true,
    description:
      "Town, or province when no town is known; abroad with the country ('Brussel, België'). Null when unknown.",
  })
  @Column('text', { nullable: true })
  region!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Province that `region` lies in, or is; null abroad, and when unknown.',
  })
  @Column('text', { nullable: true })
  province!: string | null

  /** Provinces, and towns in lower case, of lots that are done elsewhere than in `region`. */
  @Column('text', { array: true, default: [], select: false })
  lotPlaces?: string[]

  @Field(() => String, {
    nullable: true,
    description: "Reference of the buyer or broker: TenderNed's kenmerk, TED's reference number, a reference code.",
  })
  @Column('text', { nullable: true })
  reference!: string | null

  @Field(() => ContractNature, {
    nullable: true,
    description: 'Null for an assignment, and when the source is silent.',
  })
  @Column('text', { nullable: true })
  contractNature!: ContractNature | null

  @Field(() => ProcedureType, { nullable: true, description: 'Null for an assignment, and when the source is silent.' })
  @Column('text', { nullable: true })
  procedureType!: ProcedureType | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it is above the European thresholds; false for a national procedure, null for an assignment or when unknown.',
  })
  @Column('boolean', { nullable: true })
  isEuropean!: boolean | null

  /** Addresses and numbers of the same tender at other publishers, according to the source. */
  @Column('text', { array: true, default: [], select: false })
  elsewhere?: string[]

  /** The rate and hours of its own source, when the columns hold the range over all copies; see tenders/duplicates/copy.service.ts. */
  @Column('jsonb', { nullable: true, select: false })
  ownTerms?: Terms | null

  /** The copy that lists show instead; null when lists show this one. */
  @Column('uuid', { nullable: true })
  copyOf!: string | null

  /** All copies including itself, in no order; null for a single source, absent when not selected. */
  copies?: readonly ShownCopy[] | null

  /** Absent when not selected. */
  lots?: Lot[]

  /** Newest first; absent when not selected. */
  changes?: readonly Change[]

  /** Absent when not selected. */
  documentList?: DocumentList

  /** Whether it is new to the viewer; null or undefined when not selected. */
  isUnseen?: boolean | null

  /** The categories, when selected with the tender. */
  tenderCategories?: readonly ShownCategory[]

  @Field(() => String, { nullable: true, description: 'Page of the notice at its source; always http or https.' })
  @Column('text', { nullable: true })
  sourceUrl!: string | null

  @Field(() => Float, {
    nullable: true,
    description:
      'Value in `currency` that lists sort and filter by: the estimate, else the maximum of the framework agreement, else the sum over lots that all state the same kind. See `valueKind`; null when unknown.',
  })
  @Column('double precision', { nullable: true })
  estimatedValue!: number | null

  /** The kind of `estimatedValue`; null for a notice that was read before kinds were told apart. */
  @Column('text', { nullable: true })
  valueKind!: StatedValueKind | null

  @Field(() => Float, {
    nullable: true,
    description: 'Maximum of the framework agreement in `currency`; null when there is none, or when it is unknown.',
  })
  @Column('double precision', { nullable: true })
  maximumValue!: number | null

  @Field(() => String, {
    nullable: true,
    description: 'ISO 4217 code of `estimatedValue` and `maximumValue`; null when unknown.',
  })
  @Column('text', { nullable: true })
  currency!: string | null

  @Field(() => Float, {
    nullable: true,
    description: 'Lowest rate in euro an hour of it and its copies that are open; null when unknown.',
  })
  @Column('double precision', { nullable: true })
  minHourlyRate!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'Highest rate in euro an hour of it and its copies that are open; null when unknown.',
  })
  @Column('double precision', { nullable: true })
  maxHourlyRate!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'Rate in euro an hour that the client pays to the broker; null when unknown.',
  })
  @Column('double precision', { nullable: true })
  clientHourlyRate!: number | null

  @Field(() => String, {
    nullable: true,
    description: "What an assignment pays, in the source's own words, when that is no rate an hour: '€ 720 per dag'.",
  })
  @Column('text', { nullable: true })
  rateNote!: string | null

  @Field(() => Float, {
    nullable: true,
    description: 'Fewest hours a week of an assignment and its copies that are open; null when unknown.',
  })
  @Column('double precision', { nullable: true })
  minHoursPerWeek!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'Most hours a week of an assignment and its copies that are open; null when unknown.',
  })
  @Column('double precision', { nullable: true })
  maxHoursPerWeek!: number | null

  @Field(() => CalendarDate, { nullable: true, description: 'First day of an assignment; null when unknown.' })
  @Column('date', { nullable: true })
  startDate!: string | null

  @Field(() => CalendarDate, { nullable: true, description: 'Last day of an assignment; null when unknown.' })
  @Column('date', { nullable: true })
  endDate!: string | null

  @Field(() => Int, { nullable: true, description: 'Number of people an assignment is for; null when unknown.' })
  @Column('integer', { nullable: true })
  positions!: number | null

  @Field(() => Boolean, { nullable: true, description: 'Whether an assignment may be extended; null when unknown.' })
  @Column('boolean', { nullable: true })
  isExtendable!: boolean | null

  @Field(() => Workplace, {
    nullable: true,
    description: 'Where the work is done; null for a procurement, and when the source is silent.',
  })
  @Column('text', { nullable: true })
  workplace!: Workplace | null

  @Field(() => Int, { nullable: true, description: 'Days a week from home of hybrid work; null when unknown.' })
  @Column('smallint', { nullable: true })
  homeDaysPerWeek!: number | null

  @Field(() => SelfEmployment, {
    nullable: true,
    description:
      "Whether self-employed people (zzp'ers) may take an assignment, over it and its copies that are open; null for a procurement, and when nobody says.",
  })
  @Column('text', { nullable: true })
  selfEmployment!: SelfEmployment | null

  @Field(() => String, {
    nullable: true,
    description:
      'The literal words of its own source that `selfEmployment` follows from, at most 160 characters; null when it is silent.',
  })
  @Column('text', { nullable: true })
  selfEmploymentQuote!: string | null

  @Field(() => TenderType, { description: 'Public procurement, European or national, or freelance assignment.' })
  @Column('text', { default: TenderType.FREELANCE_CONTRACT })
  tenderType!: TenderType

  @Field(() => String, {
    nullable: true,
    description: "Names of the winners, separated by '; '; null before the award or when withheld.",
  })
  @Column('text', { nullable: true })
  awardWinner!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Description of the chosen solution, entered by an administrator; null without one.',
  })
  @Column('text', { nullable: true })
  awardSolution!: string | null

  @Field(() => CalendarDate, {
    description: 'Day of the latest award, as yyyy-MM-dd; null before the award.',
    nullable: true,
  })
  @Column('date', { nullable: true })
  awardDate!: string | null

  @Field(() => Float, {
    nullable: true,
    description:
      'Total in `awardCurrency`, as the award notice states it, else the sum of its lots; null unless each of these is known.',
  })
  @Column('double precision', { nullable: true })
  awardValue!: number | null

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of `awardValue`; null when that is.' })
  @Column('text', { nullable: true })
  awardCurrency!: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'Tenders received for the awarded lots together; null unless each lot names its own.',
  })
  @Column('integer', { nullable: true })
  bidCount!: number | null

  @Field(() => AwardSource, { nullable: true, description: 'Source of the award information; null without any.' })
  @Column('text', { nullable: true })
  awardSource!: AwardSource | null

  @Field(() => Date, { description: 'When the award was last looked up; null when never.', nullable: true })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  awardLastChecked!: Date | null

  /** Bit mask of the categories, maintained from tender_categories by a trigger. The driver returns a bigint as text. */
  @Column({ type: 'bigint', default: 0, select: false, insert: false, update: false })
  categoryMask?: string

  @Field(() => [String], {
    description: 'Codes of eight digits of the Common Procurement Vocabulary, the main code first.',
  })
  @Column('text', { array: true, default: [] })
  cpv!: string[]

  @Column('text', { array: true, default: [], select: false })
  nuts?: string[]

  /** The version of the fold that computed the row; see ingest/notices/fold.ts. */
  @Column('smallint', { default: 0, select: false })
  foldVersion?: number

  /** Hash of everything that the harvest writes: an equal hash means that no update is needed. */
  @Column('bytea', { select: false })
  contentHash?: Buffer

  /** The day in Europe/Amsterdam on which it counts as new, yyyy-MM-dd. */
  @Column('date')
  newOn!: string

  @Column('boolean', { default: false, select: false })
  isSample?: boolean

  @Field(() => Date, { description: 'When it was first stored.' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @Field(() => Date, { description: 'When it last changed.' })
  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
