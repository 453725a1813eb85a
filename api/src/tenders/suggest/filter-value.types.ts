import { Field, Int, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'

export const FilterValueKind = {
  ORGANIZATION: 'organization',
  PLACE: 'place',
  CPV: 'cpv',
  CLOSING: 'closing',
  PUBLISHED: 'published',
  DISTANCE: 'distance',
} as const
export type FilterValueKind = (typeof FilterValueKind)[keyof typeof FilterValueKind]
registerEnumType(FilterValueKind, {
  name: 'FilterValueKind',
  description: 'The filter that takes the value. The values of other filters are in `TenderFacets`.',
  valuesConfig: {
    ORGANIZATION: { description: '`TenderFilter.organizations`.' },
    PLACE: { description: '`TenderFilter.regions`.' },
    CPV: { description: '`TenderFilter.cpv`.' },
    CLOSING: { description: '`TenderFilter.maxDaysLeft`.' },
    PUBLISHED: { description: '`TenderFilter.publishedWithinDays`.' },
    DISTANCE: { description: '`TenderFilter.withinKilometres` of `near`.' },
  },
})

@ObjectType({ description: 'A value of a filter, with the number of tenders that it would leave.' })
export class FilterValue {
  @Field(() => String, { description: 'The value; a number of days or kilometres in digits.' })
  value!: string

  @Field(() => String, { description: 'Its name in Dutch.' })
  label!: string

  @Field(() => String, { nullable: true, description: 'The province of a place; null otherwise.' })
  detail!: string | null

  @Field(() => Int, {
    description:
      'Exact number of tenders with this value and all other filters; other chosen values of this filter are ignored.',
  })
  count!: number

  @Field(() => Boolean, { description: 'Whether it is a CPV code that contains others: see `within`.' })
  isDivided!: boolean
}
