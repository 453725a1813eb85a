import { Field, ID, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'

export const ExclusionKind = { ORGANIZATION: 'organization', WORD: 'word' } as const
export type ExclusionKind = (typeof ExclusionKind)[keyof typeof ExclusionKind]
registerEnumType(ExclusionKind, {
  name: 'ExclusionKind',
  description: 'The kind of an exclusion.',
  valuesConfig: {
    ORGANIZATION: { description: 'A buyer or client, in any spelling of its name.' },
    WORD: { description: 'A word or phrase, like `TenderFilter.excludedWords`.' },
  },
})

@ObjectType({ description: 'A buyer or word whose tenders are in none of your lists.' })
export class Exclusion {
  @Field(() => ID, { description: 'For the mutation; opaque, not a global id.' })
  id!: string

  @Field(() => ExclusionKind, { description: 'Whether it is a buyer or a word.' })
  kind!: ExclusionKind

  @Field(() => String, { description: 'The name or the words.' })
  value!: string

  @Field(() => Date, { description: 'Time of creation.' })
  createdAt!: Date
}
