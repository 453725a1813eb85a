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

@InputType({ description: 'All given conditions must hold.' })
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

  @Field(() => String, { nullable: true, description: 'Name of the surest category.' })
  greenRockCategory?: string | null

  @Field(() => String, { nullable: true, description: 'A province includes its places.' })
  region?: string | null

  @Field(() => String, { nullable: true, description: 'The text of `statusText`, ignoring case.' })
  status?: string | null

  @Field(() => OpenClosed, { description: 'Open now, or not (any more).', nullable: true })
  openClosed?: OpenClosed | null

  @Field(() => TenderType, { description: 'Only this type.', nullable: true })
  tenderType?: TenderType | null

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Only what is archived, or only what is not.',
  })
  archived?: boolean | null

  @Field(() => Float, { nullable: true, description: 'Euro an hour. Tenders without a rate drop out.' })
  minRate?: number | null

  @Field(() => Float, { nullable: true, description: 'Euro an hour. Tenders without a rate drop out.' })
  maxRate?: number | null

  @Field(() => ShowBookmarked, { description: "One's own bookmarks, or what has public ones.", nullable: true })
  showBookmarked?: ShowBookmarked | null
}

@InputType({ description: 'What comes first; unknown values come last.' })
export class TenderOrder {
  @Field(() => TenderOrderField, { description: 'What to order by.' })
  field!: TenderOrderField

  @Field(() => OrderDirection, { description: 'Which way.' })
  direction!: OrderDirection
}
