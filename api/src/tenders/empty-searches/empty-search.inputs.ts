import { Field, ID, InputType } from 'type-graphql'
import { GlobalIdOf } from '../../platform/graphql/global-id-of.js'

@InputType({ description: 'A search to delete.' })
export class ForgetEmptySearchInput {
  @Field(() => ID, { description: 'Global id of the search.' })
  @GlobalIdOf('EmptySearch')
  id!: string
}
