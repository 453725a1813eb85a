import { Field, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { SearchChangeKind } from './mend.service.js'

registerEnumType(SearchChangeKind, {
  name: 'SearchChangeKind',
  description: 'How a search that finds nothing was changed.',
  valuesConfig: {
    WIDENED: { description: 'Related words were looked for in descriptions too.' },
    CORRECTED: { description: 'A word was taken for a typing error of a known one.' },
    LOOSENED: { description: 'Words that stand in no tender were left out, or one of several.' },
  },
})

@ObjectType({ description: 'What was looked for instead of a search that finds nothing at all.' })
export class SearchChange {
  @Field(() => SearchChangeKind, { description: 'How the search was changed.' })
  kind!: SearchChangeKind

  @Field(() => String, { description: 'What was looked for, as it would be typed.' })
  text!: string

  @Field(() => [String], { description: 'Words as they were typed that the results need not have.' })
  leftOut!: readonly string[]
}
