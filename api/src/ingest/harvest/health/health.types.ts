import { Field, Int } from 'type-graphql'
import { ObjectType } from '../../../platform/graphql/object-type.js'
import { ScraperRun } from '../run.entity.js'
import { SourceAdapter } from '../../../reference/added-sources.js'
import type { SourceKey } from '../../../reference/sources.js'
import { TenderType } from '../../../reference/tender-values.js'

@ObjectType({ description: 'Range of a number of counts.' })
class CountRange {
  @Field(() => Int, { description: 'The lowest count.' })
  min!: number

  @Field(() => Int, { description: 'The highest count.' })
  max!: number
}

@ObjectType({ description: 'How an administrator added a source.' })
export class Addition {
  @Field(() => String, { description: 'Address of its list.' })
  address!: string

  @Field(() => SourceAdapter, { description: 'How it is read.' })
  adapter!: SourceAdapter

  @Field(() => TenderType, { description: 'What it lists.' })
  tenderType!: TenderType

  @Field(() => Date, { description: 'When it was added.' })
  addedAt!: Date

  addedById!: string | null
}

@ObjectType({ description: 'How a source is doing. For administrators.' })
export class SourceHealth {
  key!: SourceKey

  @Field(() => String, {
    description:
      'off, unconfigured (no connector, or no address), never, or the status of its newest run: running, success, partial, failed, suspect or cancelled.',
  })
  state!: string

  @Field(() => Addition, { nullable: true, description: 'How it was added; null for one that the product comes with.' })
  addition!: Addition | null

  @Field(() => Boolean, { description: 'Whether it is read in the next run.' })
  isOn!: boolean

  @Field(() => String, { nullable: true, description: 'Why an administrator switched it off; null while it is on.' })
  offReason!: string | null

  @Field(() => Date, { nullable: true, description: 'When it was switched off; null while it is on.' })
  offSince!: Date | null

  offById!: string | null

  @Field(() => CountRange, {
    nullable: true,
    description:
      'Range of the numbers of notices in the last 14 comparable runs; null while there are too few. A source that resumes from a checkpoint is compared with runs of the same weekday and hour.',
  })
  usualRange!: CountRange | null

  @Field(() => [ScraperRun], { description: 'The last 14 runs, newest first.' })
  runs!: readonly ScraperRun[]

  @Field(() => Date, { nullable: true, description: 'When it is read next; null when it is not.' })
  nextRunAt!: Date | null

  @Field(() => Int, {
    nullable: true,
    description: 'Number of notices of a suspect run that are held until it is accepted; null when none are held.',
  })
  heldCount!: number | null

  @Field(() => Boolean, { description: 'Whether `acceptRun` is possible.' })
  canAccept!: boolean

  @Field(() => Boolean, { description: 'Whether `sourceAnswer` has an answer.' })
  hasAnswer!: boolean
}

@ObjectType({ description: 'The result of `switchSource`.' })
export class SwitchSourcePayload {
  @Field(() => SourceHealth, { description: 'The source as it is now.' })
  sourceHealth!: SourceHealth
}

@ObjectType({ description: 'The result of `acceptRun`.' })
export class AcceptRunPayload {
  @Field(() => SourceHealth, { description: 'The source as it is now.' })
  sourceHealth!: SourceHealth
}

@ObjectType({ description: 'The result of `runSource`.' })
export class RunSourcePayload {
  @Field(() => SourceHealth, { description: 'The source as it is now.' })
  sourceHealth!: SourceHealth
}
