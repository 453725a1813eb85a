import { Field, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { SearchHitField } from './find-hit.js'

registerEnumType(SearchHitField, {
  name: 'SearchHitField',
  description: 'Where a tender has what was searched for.',
  valuesConfig: {
    TITLE: { description: 'In its title, by a related word.' },
    DESCRIPTION: { description: 'In its description.' },
    REFERENCE: { description: 'It is its publication number or reference.' },
    CPV: { description: 'It is one of its CPV codes, or contains it.' },
  },
})

@ObjectType({
  description:
    'Why a search found a tender, when that is not plain to see from its title, organisation, place and summary.',
})
export class SearchHit {
  @Field(() => SearchHitField, { description: 'Where the hit is.' })
  field!: SearchHitField

  @Field(() => String, {
    description: 'The related word, the number or code, or whole words of the description around the hit; plain text.',
  })
  text!: string
}
