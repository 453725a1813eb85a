import { Field, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { SearchHitField } from './find-hit.js'

registerEnumType(SearchHitField, {
  name: 'SearchHitField',
  description: 'The part of a tender that matched a search.',
  valuesConfig: {
    TITLE: { description: 'A related word in its title.' },
    DESCRIPTION: { description: 'Its description.' },
    REFERENCE: { description: 'Its publication number or reference.' },
    CPV: { description: 'One of its CPV codes, which equals the searched code or is below it.' },
  },
})

@ObjectType({
  description:
    'The reason why a search found a tender, when its title, organisation, place and summary do not show it.',
})
export class SearchHit {
  @Field(() => SearchHitField, { description: 'The part that matched.' })
  field!: SearchHitField

  @Field(() => String, {
    description: 'The related word, the number or code, or whole words of the description around the hit; plain text.',
  })
  text!: string
}
