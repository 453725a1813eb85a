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
  description: 'The kind of a suggestion, which determines the filter that takes its value.',
  valuesConfig: {
    CATEGORY: { description: 'A category: `TenderFilter.category`.' },
    ORGANIZATION: { description: 'An organisation that published a tender: `TenderFilter.organization`.' },
    PLACE: { description: 'A place or province: `TenderFilter.region`.' },
    CPV: { description: 'A CPV code and the codes below it: `TenderFilter.search`.' },
  },
})

@ObjectType({ description: 'A filter value for a half-typed text.' })
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
