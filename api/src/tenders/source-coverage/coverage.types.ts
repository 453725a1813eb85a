import { Field, Int } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import type { SourceKey } from '../../reference/sources.js'

@ObjectType({ description: 'A source that was read successfully.' })
export class CoveredSource {
  key!: SourceKey

  @Field(() => Int, { description: 'Number of tenders that its newest run added.' })
  added!: number
}

@ObjectType({ description: 'Which sources were not read successfully, so that their new tenders may be missing.' })
export class Coverage {
  @Field(() => String, {
    nullable: true,
    description: 'Dutch sentence that names the sources and the period; null when all sources were read.',
  })
  sentence!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'What that means, and when they are read again, in Dutch; null when all sources were read.',
  })
  note!: string | null

  uncovered!: readonly SourceKey[]

  @Field(() => [CoveredSource], { description: 'The sources that were read, in display order.' })
  covered!: readonly CoveredSource[]
}
