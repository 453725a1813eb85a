import { ArrayMaxSize, IsArray, IsDate } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { MAX_SEEN_AT_ONCE } from '../../reference/limits.js'
import { TenderFilter } from '../../tenders/tender/tender.inputs.js'
import type { AllSeen } from './seen.service.js'

@InputType({ description: 'What was opened, or passed in a list.' })
export class MarkTendersSeenInput {
  @Field(() => [ID], {
    description: `Global ids of tenders, at most ${MAX_SEEN_AT_ONCE}; others, and what does not exist, are ignored.`,
  })
  @IsArray()
  @ArrayMaxSize(MAX_SEEN_AT_ONCE, { message: `Hoogstens ${MAX_SEEN_AT_ONCE} tenders tegelijk` })
  tenderIds!: string[]
}

@InputType({ description: 'A list of which everything has been seen.' })
export class MarkAllTendersSeenInput {
  @Field(() => TenderFilter, { description: 'The list. An empty filter: everything.' })
  filter!: TenderFilter
}

@InputType({ description: 'What `markAllTendersSeen` answered.' })
export class UndoAllTendersSeenInput implements AllSeen {
  @Field(() => Date, { description: 'As in its answer.' })
  @IsDate({ message: 'seenAt moet een tijdstip zijn' })
  seenAt!: Date

  @Field(() => Date, { description: 'As in its answer.' })
  @IsDate({ message: 'formerSince moet een tijdstip zijn' })
  formerSince!: Date
}
