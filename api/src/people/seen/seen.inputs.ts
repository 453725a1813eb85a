import { ArrayMaxSize, IsArray, IsDate } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { MAX_SEEN_AT_ONCE } from '../../reference/limits.js'
import { TenderFilter } from '../../tenders/tender/tender.inputs.js'
import type { AllSeen } from './seen.service.js'

@InputType({ description: 'The tenders that the viewer has seen.' })
export class MarkTendersSeenInput {
  @Field(() => [ID], {
    description: `Global ids of tenders, at most ${MAX_SEEN_AT_ONCE}; other and unknown ids are ignored.`,
  })
  @IsArray()
  @ArrayMaxSize(MAX_SEEN_AT_ONCE, { message: `Hoogstens ${MAX_SEEN_AT_ONCE} tenders tegelijk` })
  tenderIds!: string[]
}

@InputType({ description: 'The list to mark as seen.' })
export class MarkAllTendersSeenInput {
  @Field(() => TenderFilter, { description: 'The filter of the list; an empty one selects everything.' })
  filter!: TenderFilter
}

@InputType({ description: 'The result of `markAllTendersSeen` to undo.' })
export class UndoAllTendersSeenInput implements AllSeen {
  @Field(() => Date, { description: 'Value from that result.' })
  @IsDate({ message: 'seenAt moet een tijdstip zijn' })
  seenAt!: Date

  @Field(() => Date, { description: 'Value from that result.' })
  @IsDate({ message: 'formerSince moet een tijdstip zijn' })
  formerSince!: Date
}
