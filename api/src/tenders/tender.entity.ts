import { Field, Float, Int, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'
import { Node } from '../graphql/node.js'
import { CalendarDate } from '../graphql/scalars.js'
import { AwardSource, ContractNature, ProcedureType, TenderType } from '../reference/tender-values.js'

@ObjectType({ implements: Node, description: 'A European procurement procedure or a freelance assignment.' })
@Entity('tenders')
export class Tender extends Node {
  @Field(() => String, { name: 'uuid', description: 'Id in the REST interface.' })
  @PrimaryColumn('uuid')
  id!: string

  /** Key of the source; as an object it is the field `source`. */
  @Column('text')
  source!: string

  /** What the notices of one procedure share at the source; the notice's own id where a source knows no procedures. */
  @Column({ type: 'text', select: false })
  procedureKey?: string

  @Field(() => String, { nullable: true, description: "The notice's id at the source." })
  @Column('text')
  publicationId!: string

  @Field(() => String, { description: 'Plain text, as the source writes it.' })
  @Column('text')
  title!: string

  @Field(() => String, { description: 'The beginning of the description, at most 200 characters; empty without one.' })
  @Column('text', { default: '' })
  summary!: string

  /** Out of line in the table: a list does not read it. The field loads it when it is asked for. */
  @Column('text', { nullable: true, select: false })
  description?: string | null

  @Field(() => String, { description: 'The buyer or client, as the source writes it.' })
  @Column('text')
  organization!: string

  @Field(() => Date, { description: 'When the notice that opened it was published.' })
  @Column({ type: 'timestamptz', precision: 3 })
  publicationDate!: Date

  @Field(() => Date, {
    nullable: true,
    description: 'Null when the source names none. A day without a time is the end of that day in Europe/Amsterdam.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  closingDate!: Date | null

  /** As stored. What a reader sees depends on the clock: see status.ts. */
  @Column('text')
  status!: string

  @Field(() => Boolean, { description: 'Closed for a while (90 days by default).' })
  @Column('boolean', { default: false })
  archived!: boolean

  @Field(() => String, { nullable: true, description: 'Name of the surest category; derived from `tenderCategories`.' })
  @Column('text', { nullable: true })
  category!: string | null

  @Field(() => String, { nullable: true, description: 'The same as `category`.' })
  @Column('text', { nullable: true })
  greenRockCategory!: string | null

  @Field(() => Int, { description: "0–100: the surest category's confidence." })
  @Column('smallint', { default: 0 })
  relevanceScore!: number

  @Field(() => String, { nullable: true, description: 'Place or province; null when the source names none.' })
  @Column('text', { nullable: true })
  region!: string | null

  @Column('text', { nullable: true, select: false })
  province?: string | null

  @Field(() => String, {
    nullable: true,
    description: "What buyer or broker calls it: TenderNed's kenmerk, TED's reference number, a reference code.",
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
    description: 'Whether it is above the European thresholds; false for a national procedure, null for an assignment.',
  })
  @Column('boolean', { nullable: true })
  isEuropean!: boolean | null

  @Field(() => String, { nullable: true, description: 'Page of the notice at its source; always http or https.' })
  @Column('text', { nullable: true })
  sourceUrl!: string | null

  @Field(() => Float, { nullable: true, description: 'In `currency`; null when unknown.' })
  @Column('double precision', { nullable: true })
  estimatedValue!: number | null

  @Field(() => String, { nullable: true, description: 'ISO 4217.' })
  @Column('text', { nullable: true })
  currency!: string | null

  @Field(() => Float, { nullable: true, description: 'Euro an hour.' })
  @Column('double precision', { nullable: true })
  minHourlyRate!: number | null

  @Field(() => Float, { nullable: true, description: 'Euro an hour.' })
  @Column('double precision', { nullable: true })
  maxHourlyRate!: number | null

  @Field(() => Float, { nullable: true, description: 'Euro an hour that the client pays to the broker.' })
  @Column('double precision', { nullable: true })
  clientHourlyRate!: number | null

  @Field(() => Float, { nullable: true, description: 'Hours a week of an assignment.' })
  @Column('double precision', { nullable: true })
  minHoursPerWeek!: number | null

  @Field(() => Float, { nullable: true, description: 'Hours a week of an assignment.' })
  @Column('double precision', { nullable: true })
  maxHoursPerWeek!: number | null

  @Field(() => CalendarDate, { nullable: true, description: 'First day of an assignment.' })
  @Column('date', { nullable: true })
  startDate!: string | null

  @Field(() => CalendarDate, { nullable: true, description: 'Last day of an assignment.' })
  @Column('date', { nullable: true })
  endDate!: string | null

  @Field(() => Int, { nullable: true, description: 'How many people an assignment is for.' })
  @Column('integer', { nullable: true })
  positions!: number | null

  @Field(() => Boolean, { nullable: true, description: 'Whether an assignment may be extended.' })
  @Column('boolean', { nullable: true })
  isExtendable!: boolean | null

  @Field(() => TenderType, { description: 'European procurement or freelance assignment.' })
  @Column('text', { default: TenderType.FREELANCE_CONTRACT })
  tenderType!: TenderType

  @Field(() => String, { nullable: true, description: "Several winners are separated by '; '." })
  @Column('text', { nullable: true })
  awardWinner!: string | null

  @Field(() => String, { nullable: true, description: 'The chosen solution, as an administrator wrote it down.' })
  @Column('text', { nullable: true })
  awardSolution!: string | null

  @Field(() => CalendarDate, { description: 'The day of the award.', nullable: true })
  @Column('date', { nullable: true })
  awardDate!: string | null

  @Field(() => Float, {
    nullable: true,
    description: 'What its lots were awarded for together, in `awardCurrency`; null unless each lot names it.',
  })
  @Column('double precision', { nullable: true })
  awardValue!: number | null

  @Field(() => String, { nullable: true, description: 'ISO 4217.' })
  @Column('text', { nullable: true })
  awardCurrency!: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'Tenders received for the awarded lots together; null unless each lot names its own.',
  })
  @Column('integer', { nullable: true })
  bidCount!: number | null

  @Field(() => AwardSource, { nullable: true, description: 'Where the award information comes from.' })
  @Column('text', { nullable: true })
  awardSource!: AwardSource | null

  @Field(() => Date, { description: 'When an award was last looked for.', nullable: true })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  awardLastChecked!: Date | null

  /** One bit a category, derived from tender_categories by the database. A bigint travels as text. */
  @Column({ type: 'bigint', default: 0, select: false, insert: false, update: false })
  categoryMask?: string

  @Field(() => [String], {
    description: 'Codes of eight digits of the Common Procurement Vocabulary, the main code first.',
  })
  @Column('text', { array: true, default: [] })
  cpv!: string[]

  @Column('text', { array: true, default: [], select: false })
  nuts?: string[]

  /** Of everything the harvest writes: equal means that nothing has to be written. */
  @Column('bytea', { select: false })
  contentHash?: Buffer

  /** The Amsterdam day on which it counts as new, yyyy-MM-dd. */
  @Column('date')
  newOn!: string

  @Column('boolean', { default: false, select: false })
  isSample?: boolean

  @Field(() => Date, { description: 'First stored.' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @Field(() => Date, { description: 'Last changed.' })
  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
