import { Field, Float, Int } from 'type-graphql'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { CalendarDate } from '../../platform/graphql/scalars.js'
import { type LotDecision, LotStatus } from '../../reference/tender-values.js'

/** GraphQL keeps the type's first name, from when lots had only an outcome. */
@ObjectType('LotOutcome', { description: 'A lot (perceel) of a procurement procedure, with its outcome.' })
@Entity('lots')
export class Lot {
  @PrimaryColumn('uuid')
  tenderId!: string

  /** Order in the notice, from 1. */
  @PrimaryColumn('smallint')
  position!: number

  @Field(() => String, { description: 'Identifier in the notice, such as LOT-0001 or 1.' })
  @Column('text')
  identifier!: string

  @Field(() => String, { description: "Number that readers use: '1' for LOT-0001." })
  @Column('text')
  number!: string

  @Field(() => String, { nullable: true, description: 'Plain text, in the language of the source; null when unknown.' })
  @Column('text', { nullable: true })
  title!: string | null

  @Field(() => String, { nullable: true, description: 'Plain text; null when the source gives none.' })
  @Column('text', { nullable: true })
  description!: string | null

  @Field(() => [String], { description: 'CPV codes of eight digits, the main code first.' })
  @Column('text', { array: true, default: [] })
  cpv!: string[]

  @Field(() => [String], { description: 'NUTS codes of the place of performance.' })
  @Column('text', { array: true, default: [] })
  nuts!: string[]

  @Field(() => String, { nullable: true, description: 'Town or province; null when the notice names none.' })
  @Column('text', { nullable: true })
  region!: string | null

  @Field(() => String, { nullable: true, description: 'Province of `region`; null abroad, and when unknown.' })
  @Column('text', { nullable: true })
  province!: string | null

  @Field(() => Date, {
    nullable: true,
    description: 'Null when the notice names none, and when `closingNote` tells why it is unknown.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  closingDate!: Date | null

  @Field(() => String, {
    nullable: true,
    description: "Why `closingDate` is null although the notice names one: a Dutch sentence with the source's words.",
  })
  @Column('text', { nullable: true })
  closingNote!: string | null

  @Field(() => Float, { nullable: true, description: 'Estimated value in `valueCurrency`; null when not stated.' })
  @Column('double precision', { nullable: true })
  estimatedValue!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'Maximum of the framework agreement in `valueCurrency`; null when not stated.',
  })
  @Column('double precision', { nullable: true })
  maximumValue!: number | null

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of `estimatedValue` and `maximumValue`.' })
  @Column('text', { nullable: true })
  valueCurrency!: string | null

  @Field(() => CalendarDate, { nullable: true, description: 'First day of the contract; null when not stated.' })
  @Column('date', { nullable: true })
  startDate!: string | null

  @Field(() => CalendarDate, { nullable: true, description: 'Last day of the contract; null when not stated.' })
  @Column('date', { nullable: true })
  endDate!: string | null

  @Field(() => String, { nullable: true, description: 'ISO 8601 duration of the contract, such as P24M or P90D.' })
  @Column('text', { nullable: true })
  duration!: string | null

  @Field(() => String, { nullable: true, description: "The buyer's words about options and renewals." })
  @Column('text', { nullable: true })
  options!: string | null

  /** Null while no notice decides. */
  @Column('text', { nullable: true })
  decision!: LotDecision | null

  @Field(() => LotStatus, { description: 'Its outcome, or else whether it is open at the time of the request.' })
  status!: LotStatus

  @Field(() => Date, { nullable: true, description: 'When the notice with the outcome was published.' })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decidedAt!: Date | null

  @Field(() => String, {
    nullable: true,
    description: 'Why it was not awarded, or was withdrawn: a Dutch sentence. Null otherwise, or without a reason.',
  })
  @Column('text', { nullable: true })
  reason!: string | null

  @Field(() => String, {
    nullable: true,
    description: "Names of the winners, separated by '; '; null when unknown.",
  })
  @Column('text', { nullable: true })
  winner!: string | null

  @Field(() => CalendarDate, { nullable: true, description: 'Day of the award, as yyyy-MM-dd; null when unknown.' })
  @Column('date', { nullable: true })
  awardDate!: string | null

  @Field(() => Float, { nullable: true, description: 'Value of the award, in `awardCurrency`; null when unknown.' })
  @Column('double precision', { nullable: true })
  awardValue!: number | null

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of `awardValue`; null when that is.' })
  @Column('text', { nullable: true })
  awardCurrency!: string | null

  @Field(() => Int, { nullable: true, description: 'Number of tenders received; null when unknown.' })
  @Column('integer', { nullable: true })
  bidCount!: number | null

  @Field(() => String, { description: 'Former name of `identifier`.', deprecationReason: 'Use `identifier`.' })
  lot!: string

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Former name of `awardDate`.',
    deprecationReason: 'Use `awardDate`.',
  })
  date!: string | null

  @Field(() => Float, {
    nullable: true,
    description: 'Former name of `awardValue`.',
    deprecationReason: 'Use `awardValue`.',
  })
  value!: number | null

  @Field(() => String, {
    nullable: true,
    description: 'Former name of `awardCurrency`.',
    deprecationReason: 'Use `awardCurrency`.',
  })
  currency!: string | null
}
