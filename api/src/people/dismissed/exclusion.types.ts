import { Field, ID, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'

export const ExclusionKind = { ORGANIZATION: 'organization', WORD: 'word' } as const
export type ExclusionKind = (typeof ExclusionKind)[keyof typeof ExclusionKind]
registerEnumType(ExclusionKind, {
  name: 'ExclusionKind',
  description: 'What somebody never wants to see again.',
  valuesConfig: {
    ORGANIZATION: { description: 'A buyer or client, in any spelling of its name.' },
    WORD: { description: 'A word or phrase, as `TenderFilter.excludedWords`.' },
  },
})

@ObjectType({ description: 'Something that you never want to see again: its tenders are in none of your lists.' })
export class Exclusion {
  @Field(() => ID, { description: 'For the mutation; opaque, not a global id.' })
  id!: string

  @Field(() => ExclusionKind, { description: 'What it is.' })
  kind!: ExclusionKind

  @Field(() => String, { description: 'The name or the words.' })
  value!: string

  @Field(() => Date, { description: 'When you chose so.' })
  createdAt!: Date
}
