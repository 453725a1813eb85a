import { Field, Int, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'

export const SuggestionKind = {
  CATEGORY: 'category',
  ORGANIZATION: 'organization',
  PLACE: 'place',
  CPV: 'cpv',
} as const
export type SuggestionKind = (typeof SuggestionKind)[keyof typeof SuggestionKind]
registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description: 'What a suggestion is, and so which filter takes its value.',
  valuesConfig: {
    CATEGORY: { description: 'A category: `TenderFilter.category`.' },
    ORGANIZATION: { description: 'An organisation that published: `TenderFilter.organization`.' },
    PLACE: { description: 'A place or province: `TenderFilter.region`.' },
    CPV: { description: 'A CPV code with all that it contains: `TenderFilter.search`.' },
  },
})

@ObjectType({ description: 'Something to filter by, that a half-typed text may mean.' })
export class Suggestion {
  @Field(() => SuggestionKind, { description: 'What it is.' })
  kind!: SuggestionKind

  @Field(() => String, { description: 'The value of the filter.' })
  value!: string

  @Field(() => String, { description: 'Its name in Dutch.' })
  label!: string

  @Field(() => String, { nullable: true, description: 'The province of a place; null otherwise.' })
  detail!: string | null

  @Field(() => Int, {
    description: 'Number of tenders, archived ones and copies left out, as counted after the last refresh.',
  })
  count!: number
}
