import { IsIn, IsUUID } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { GlobalIdOf } from '../../platform/graphql/global-id-of.js'
import { categories } from '../../reference/categories.js'
import { TENDER_GONE } from '../tender/tender.service.js'

@InputType({ description: 'The category that an administrator chooses for a tender.' })
export class CategorizeTenderInput {
  @Field(() => ID, { description: 'Global id of the tender.' })
  @GlobalIdOf('Tender')
  @IsUUID('all', { message: TENDER_GONE })
  tenderId!: string

  @Field(() => String, { description: 'Slug of the category, as in `it-development`.' })
  @IsIn(
    categories.map(({ slug }) => slug),
    { message: 'Kies een categorie' },
  )
  categorySlug!: string
}
