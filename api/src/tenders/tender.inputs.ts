import { Field, Float, InputType } from 'type-graphql'
import { TenderType } from '../reference/tender-values.js'

export const TenderOrderField = {
  PUBLICATION_DATE: 'PUBLICATION_DATE',
  CLOSING_DATE: 'CLOSING_DATE',
  RELEVANCE: 'RELEVANCE',
  HOURLY_RATE: 'HOURLY_RATE',
  ESTIMATED_VALUE: 'ESTIMATED_VALUE',
  BOOKMARKS: 'BOOKMARKS',
} as const
export type TenderOrderField = (typeof TenderOrderField)[keyof typeof TenderOrderField]

export const OrderDirection = { ASC: 'ASC', DESC: 'DESC' } as const
export type OrderDirection = (typeof OrderDirection)[keyof typeof OrderDirection]

export const OpenClosed = { OPEN: 'open', GESLOTEN: 'gesloten' } as const
export type OpenClosed = (typeof OpenClosed)[keyof typeof OpenClosed]

export const ShowBookmarked = { MINE: 'mine', POPULAR: 'popular' } as const
export type ShowBookmarked = (typeof ShowBookmarked)[keyof typeof ShowBookmarked]

@InputType({ description: 'Conditions of a list of tenders, combined with AND.' })
export class TenderFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur in title, organisation, description or region; beginnings of words count.',
  })
  search?: string | null

  @Field(() => String, { nullable: true, description: 'Key or name of a source.' })
  source?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'All categories of the tender are in this domain; `public` and `eu_specific` are taken too.',
  })
  domain?: string | null

  @Field(() => String, { nullable: true, description: "Slug or name of a category, or 'IT & Technologie'." })
  category?: string | null

  @Field(() => String, { nullable: true, description: 'Exact name of the category with the highest confidence.' })
  greenRockCategory?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Name of a province, which matches all its places, or of a city.',
  })
  region?: string | null

  @Field(() => String, { nullable: true, description: 'The text of `statusText`, ignoring case.' })
  status?: string | null

  @Field(() => OpenClosed, {
    description: 'OPEN: open now. GESLOTEN: no longer open. Archived tenders match neither.',
    nullable: true,
  })
  openClosed?: OpenClosed | null

  @Field(() => TenderType, { description: 'Only tenders of this type.', nullable: true })
  tenderType?: TenderType | null

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'true: only archived tenders. false or null: only those that are not archived.',
  })
  archived?: boolean | null

  @Field(() => Float, { nullable: true, description: 'Lower bound in euro an hour. Excludes tenders without a rate.' })
  minRate?: number | null

  @Field(() => Float, { nullable: true, description: 'Upper bound in euro an hour. Excludes tenders without a rate.' })
  maxRate?: number | null

  @Field(() => ShowBookmarked, {
    description: "The viewer's own bookmarks, or tenders with public bookmarks.",
    nullable: true,
  })
  showBookmarked?: ShowBookmarked | null
}

@InputType({ description: 'Order of a list; tenders with an unknown value come last in either direction.' })
export class TenderOrder {
  @Field(() => TenderOrderField, { description: 'Field to order by.' })
  field!: TenderOrderField

  @Field(() => OrderDirection, { description: 'Ascending or descending.' })
  direction!: OrderDirection
}
