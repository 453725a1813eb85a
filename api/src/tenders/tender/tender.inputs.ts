import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql'
import { MAX_KILOMETRES } from '../../reference/limits.js'
import { SelfEmployment, TenderStage, TenderType, Workplace } from '../../reference/tender-values.js'

export const TenderOrderField = {
  PUBLICATION_DATE: 'PUBLICATION_DATE',
  CLOSING_DATE: 'CLOSING_DATE',
  RELEVANCE: 'RELEVANCE',
  HOURLY_RATE: 'HOURLY_RATE',
  ESTIMATED_VALUE: 'ESTIMATED_VALUE',
  BOOKMARKS: 'BOOKMARKS',
} as const
export type TenderOrderField = (typeof TenderOrderField)[keyof typeof TenderOrderField]
registerEnumType(TenderOrderField, {
  name: 'TenderOrderField',
  description: 'The value that a list is ordered by.',
  valuesConfig: {
    PUBLICATION_DATE: { description: 'Time of publication.' },
    CLOSING_DATE: { description: 'Closing date.' },
    RELEVANCE: { description: 'Rank of the match with `search`; without a search, the publication date.' },
    HOURLY_RATE: { description: '`maxHourlyRate`, in euro.' },
    ESTIMATED_VALUE: { description: '`estimatedValue`, without conversion of currencies.' },
    BOOKMARKS: { description: 'Number of public bookmarks.' },
  },
})

export const OrderDirection = { ASC: 'ASC', DESC: 'DESC' } as const
export type OrderDirection = (typeof OrderDirection)[keyof typeof OrderDirection]
registerEnumType(OrderDirection, {
  name: 'OrderDirection',
  description: 'Direction of an order.',
  valuesConfig: {
    ASC: { description: 'Smallest or earliest first.' },
    DESC: { description: 'Largest or latest first.' },
  },
})

export const OpenClosed = { OPEN: 'open', GESLOTEN: 'gesloten' } as const
export type OpenClosed = (typeof OpenClosed)[keyof typeof OpenClosed]
registerEnumType(OpenClosed, {
  name: 'OpenClosed',
  description: 'Values of the filter `openClosed`.',
  valuesConfig: {
    OPEN: { description: 'Only tenders with the status OPEN.' },
    GESLOTEN: { description: 'Only tenders with the status CLOSED.' },
  },
})

export const ShowBookmarked = { MINE: 'mine', POPULAR: 'popular' } as const
export type ShowBookmarked = (typeof ShowBookmarked)[keyof typeof ShowBookmarked]
registerEnumType(ShowBookmarked, {
  name: 'ShowBookmarked',
  description: 'Values of the filter `showBookmarked`.',
  valuesConfig: {
    MINE: { description: 'Only tenders that you have bookmarked; none for a visitor.' },
    POPULAR: { description: 'Only tenders with a public bookmark, the most bookmarked first.' },
  },
})

export const SelfEmploymentOption = {
  ...SelfEmployment,
  UNKNOWN: 'unknown',
  NOT_APPLICABLE: 'not_applicable',
} as const
export type SelfEmploymentOption = (typeof SelfEmploymentOption)[keyof typeof SelfEmploymentOption]
registerEnumType(SelfEmploymentOption, {
  name: 'SelfEmploymentOption',
  description: 'Values of the filter `selfEmployment`.',
  valuesConfig: {
    ALLOWED: { description: 'As `SelfEmployment`.' },
    NOT_ALLOWED: { description: 'As `SelfEmployment`.' },
    DIFFERS: { description: 'As `SelfEmployment`.' },
    UNKNOWN: { description: 'Assignments of which nobody says.' },
    NOT_APPLICABLE: { description: 'Procurements.' },
  },
})

export const WorkplaceOption = { ...Workplace, UNKNOWN: 'unknown' } as const
export type WorkplaceOption = (typeof WorkplaceOption)[keyof typeof WorkplaceOption]
registerEnumType(WorkplaceOption, {
  name: 'WorkplaceOption',
  description: 'Values of the filter `workplace`. Procurements have none of these.',
  valuesConfig: {
    ON_SITE: { description: 'As `Workplace`.' },
    HYBRID: { description: 'As `Workplace`.' },
    REMOTE: { description: 'As `Workplace`.' },
    UNKNOWN: { description: 'Assignments of which the source does not say.' },
  },
})

export const UnknownFact = {
  RATE: 'rate',
  VALUE: 'value',
  HOURS: 'hours',
  CLOSING_DATE: 'closing_date',
  SELF_EMPLOYMENT: 'self_employment',
  WORKPLACE: 'workplace',
  PLACE: 'place',
} as const
export type UnknownFact = (typeof UnknownFact)[keyof typeof UnknownFact]
registerEnumType(UnknownFact, {
  name: 'UnknownFact',
  description: 'A fact that a filter asks about and that tenders may lack.',
  valuesConfig: {
    RATE: { description: 'Asked by `minRate` and `maxRate`.' },
    VALUE: { description: 'A value in euro, of the tender or of a lot. Asked by `minValue` and `maxValue`.' },
    HOURS: { description: 'Asked by `minHours` and `maxHours`.' },
    SELF_EMPLOYMENT: { description: 'Asked by `selfEmployment` and `selfEmployments`; assignments lack it.' },
    WORKPLACE: { description: 'Asked by `workplace` and `workplaces`; assignments lack it.' },
    PLACE: {
      description:
        'A known town, of the tender or of a lot, unless it is wholly from home. Asked by `withinKilometres`.',
    },
    CLOSING_DATE: {
      description:
        'Asked by `minDaysLeft` and `maxDaysLeft`; open tenders lack it, also when `closingNote` has a text.',
    },
  },
})

const severalOf = (field: string) =>
  `Any of these, in the words of \`${field}\`, which is one more of them. Empty is no condition.`

@InputType({ description: 'Conditions of a list of tenders, combined with AND.' })
export class TenderFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that must all occur in title, organisation, description or region; beginnings of words count, and synonyms in a title. ' +
      '"…" is a phrase, -word excludes. Also a publication number, a reference, or a CPV code with all that it contains.',
  })
  search?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: uses `search` as it was typed. Default: a search without results is replaced, see `searchChange`; and a question ignores tenders that only mention the words in their description, when a title answers it.',
  })
  searchExactly?: boolean | null

  @Field(() => String, { nullable: true, description: 'Key or name of a source.' })
  source?: string | null

  @Field(() => [String], { nullable: true, description: severalOf('source') })
  sources?: readonly string[] | null

  @Field(() => String, {
    nullable: true,
    description: 'Only tenders with all their categories in this domain; accepts `public` and `eu_specific` too.',
  })
  domain?: string | null

  @Field(() => [String], { nullable: true, description: severalOf('domain') })
  domains?: readonly string[] | null

  @Field(() => String, { nullable: true, description: "Slug or name of a category, or 'IT & Technologie'." })
  category?: string | null

  @Field(() => [String], { nullable: true, description: severalOf('category') })
  categories?: readonly string[] | null

  @Field(() => String, { nullable: true, description: 'Exact name of the category with the highest confidence.' })
  greenRockCategory?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'Name of a province, which matches all its places, or of a city; other names of these count too. A tender matches when one of its lots does.',
  })
  region?: string | null

  @Field(() => [String], { nullable: true, description: severalOf('region') })
  regions?: readonly string[] | null

  @Field(() => String, {
    nullable: true,
    description:
      'A town, in any spelling, or a postcode (four digits, with or without letters) that distances count from; see `withinKilometres` ' +
      'and `TenderConnection.distances`.',
  })
  near?: string | null

  @Field(() => Int, {
    nullable: true,
    description:
      `Only tenders at most this far from \`near\`, in a straight line between the middles of towns (1 to ${MAX_KILOMETRES}), or of which a lot is, ` +
      'and those to be done wholly from home. No condition without `near`.',
  })
  withinKilometres?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'Name of an organisation, in any of its spellings. A name that hides the client matches nothing.',
  })
  organization?: string | null

  @Field(() => [String], { nullable: true, description: severalOf('organization') })
  organizations?: readonly string[] | null

  @Field(() => [String], {
    nullable: true,
    description: 'Excludes tenders of these organisations, in any of their spellings.',
  })
  excludedOrganizations?: readonly string[] | null

  @Field(() => [String], {
    nullable: true,
    description:
      'Excludes tenders with any of these words or phrases, each as `-word` in `search`; stop words exclude nothing.',
  })
  excludedWords?: readonly string[] | null

  @Field(() => [String], {
    nullable: true,
    description:
      'Any of these codes of the Common Procurement Vocabulary: two to eight digits, zeros at the end left out or not. A code ' +
      'includes all that it contains.',
  })
  cpv?: readonly string[] | null

  @Field(() => String, { nullable: true, description: 'The text of `statusText`, ignoring case.' })
  status?: string | null

  @Field(() => OpenClosed, {
    description: 'OPEN: open now. GESLOTEN: no longer open. Archived tenders match neither.',
    nullable: true,
  })
  openClosed?: OpenClosed | null

  /** Not in the schema. Like OPEN, but also past the closing date: for tenders that were open when they were new. */
  wasOpen?: boolean

  @Field(() => TenderType, { description: 'Only tenders of this type.', nullable: true })
  tenderType?: TenderType | null

  @Field(() => [TenderType], { nullable: true, description: severalOf('tenderType') })
  tenderTypes?: readonly TenderType[] | null

  @Field(() => TenderStage, {
    nullable: true,
    description: 'Only procedures at this stage. Consultations and prior announcements are not open.',
  })
  stage?: TenderStage | null

  @Field(() => [TenderStage], { nullable: true, description: severalOf('stage') })
  stages?: readonly TenderStage[] | null

  @Field(() => SelfEmploymentOption, {
    nullable: true,
    description: "Only assignments with this answer to whether self-employed people (zzp'ers) may take them.",
  })
  selfEmployment?: SelfEmploymentOption | null

  @Field(() => [SelfEmploymentOption], { nullable: true, description: severalOf('selfEmployment') })
  selfEmployments?: readonly SelfEmploymentOption[] | null

  @Field(() => WorkplaceOption, { nullable: true, description: 'Only assignments with this workplace.' })
  workplace?: WorkplaceOption | null

  @Field(() => [WorkplaceOption], { nullable: true, description: severalOf('workplace') })
  workplaces?: readonly WorkplaceOption[] | null

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

  @Field(() => Float, {
    nullable: true,
    description:
      'Lower bound of `estimatedValue`, or of the value of one lot, in euro. Excludes tenders without one, or in another currency.',
  })
  minValue?: number | null

  @Field(() => Float, {
    nullable: true,
    description:
      'Upper bound of `estimatedValue`, or of the value of one lot, in euro. Excludes tenders without one, or in another currency.',
  })
  maxValue?: number | null

  @Field(() => Float, { nullable: true, description: 'Lower bound in hours a week. Excludes tenders without hours.' })
  minHours?: number | null

  @Field(() => Float, { nullable: true, description: 'Upper bound in hours a week. Excludes tenders without hours.' })
  maxHours?: number | null

  @Field(() => Int, {
    nullable: true,
    description:
      'Only open tenders that close, or of which a lot closes, in this number of days or later; 0 is today, in Europe/Amsterdam.',
  })
  minDaysLeft?: number | null

  @Field(() => Int, {
    nullable: true,
    description:
      'Only open tenders that close, or of which a lot closes, within this number of days; 0 is today, in Europe/Amsterdam.',
  })
  maxDaysLeft?: number | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: only open tenders without a closing date, or with one that could not be read, see `closingNote`.',
  })
  withoutClosingDate?: boolean | null

  @Field(() => [UnknownFact], {
    nullable: true,
    description:
      'The conditions on these facts also match tenders that lack them. Otherwise those are excluded, see `TenderConnection.hidden`.',
  })
  includeUnknown?: readonly UnknownFact[] | null

  @Field(() => Date, {
    nullable: true,
    description: 'Only tenders that were first stored after this time, whenever they were published.',
  })
  createdAfter?: Date | null

  @Field(() => Date, { nullable: true, description: 'Only tenders that were published at this time or later.' })
  publishedFrom?: Date | null

  @Field(() => Date, { nullable: true, description: 'Only tenders that were published before this time.' })
  publishedBefore?: Date | null

  @Field(() => Int, {
    nullable: true,
    description: 'Only tenders that were published in this number of past days; 1 is today, in Europe/Amsterdam.',
  })
  publishedWithinDays?: number | null

  @Field(() => Int, {
    nullable: true,
    description:
      'Only tenders that were first stored in this number of past days; 1 is today, in Europe/Amsterdam. Tenders of the first import of a source count from their publication.',
  })
  newWithinDays?: number | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only tenders that are new to the viewer, see `Tender.isUnseen`; none for a visitor.',
  })
  unseen?: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: only tenders that the viewer dismissed, see `Tender.dismissed`; none for a visitor. Otherwise those are excluded.',
  })
  dismissed?: boolean | null

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
