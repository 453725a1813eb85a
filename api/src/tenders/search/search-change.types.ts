import { Field, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { SearchChangeKind } from './mend.service.js'

registerEnumType(SearchChangeKind, {
  name: 'SearchChangeKind',
  description: 'How a search that finds nothing was changed.',
  valuesConfig: {
    WIDENED: { description: 'Related words were searched in descriptions too.' },
    CORRECTED: { description: 'A word was taken for a typing error of a known one.' },
    LOOSENED: { description: 'Words that no tender contains, or one or more other words, were left out.' },
  },
})

@ObjectType({ description: 'The search that replaced one without any results.' })
export class SearchChange {
  @Field(() => SearchChangeKind, { description: 'How the search was changed.' })
  kind!: SearchChangeKind

  @Field(() => String, { description: 'The new search, as it would be typed.' })
  text!: string

  @Field(() => [String], { description: 'The typed words that results need not contain.' })
  leftOut!: readonly string[]
}
