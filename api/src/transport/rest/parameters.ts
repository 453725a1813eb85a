import {
  DEFAULT_PAGE_SIZE,
  MAX_FILTER_DAYS,
  MAX_FILTER_VALUES,
  MAX_KILOMETRES,
  MAX_PAGE,
  MAX_PAGE_SIZE,
} from '../../reference/limits.js'
import { dimensionNames, dimensions } from '../../tenders/query/dimensions.js'
import { ShowBookmarked } from '../../tenders/tender/tender.inputs.js'
import { formats } from '../exports/formats.js'
import { enumParameters, listParameters, numberParameters } from './query.js'

/** A query parameter as JSON Schema; its description defaults to that of the field of `TenderFilter`. */
export type Parameters = Readonly<Record<string, { readonly description?: string; readonly schema: object }>>

const text = { type: 'string' }
const instant = { type: 'string', format: 'date-time' }
const number = { type: 'number' }
/** One parameter per value. */
const texts = { type: 'array', items: text, maxItems: MAX_FILTER_VALUES }
const ofEach = (names: readonly string[], schema: object): Parameters =>
  Object.fromEntries(names.map(name => [name, { schema }]))
const integer = (most: number, otherwise: number) => ({
  type: 'integer',
  minimum: 1,
  maximum: most,
  default: otherwise,
})

export const pageParameters = {
  page: { description: 'The page, from 1.', schema: integer(MAX_PAGE, 1) },
  limit: { description: 'Items on a page.', schema: integer(MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE) },
} satisfies Parameters

/** For a list that is complete unless a page is asked for. */
export const pageOfWhole = {
  page: {
    description: 'The page, from 1; without it and `limit` the answer has all items.',
    schema: pageParameters.page.schema,
  },
  limit: pageParameters.limit,
} satisfies Parameters

export const searchParameter = {
  search: { description: 'Words that must all occur in the tender of the bookmark.', schema: text },
} satisfies Parameters

export const changesParameters = {
  after: {
    description: 'The cursor of the last line that was read; without it the feed starts at the beginning.',
    schema: text,
  },
} satisfies Parameters

const dimensionParameters: Parameters = Object.fromEntries(
  dimensionNames.map(name => {
    const { field, values, options } = dimensions[name] as (typeof dimensions)['source']
    const examples = options([])
      .map(({ key }) => key)
      .slice(0, 3)
    return [field, { schema: values ? { enum: Object.values(values) } : { ...text, examples } }]
  }),
)

const enumerated: Parameters = Object.fromEntries(
  Object.entries(enumParameters).map(([name, values]) => [
    name,
    { schema: { ...texts, items: { enum: Object.values(values) } } },
  ]),
)

/** The parameters of `tenderQuery`, without the page. */
export const filterParameters: Parameters = {
  search: { schema: text },
  ...dimensionParameters,
  greenRockCategory: { schema: text },
  organization: { schema: text },
  near: { schema: text },
  status: { schema: text },
  createdAfter: { schema: instant },
  publishedFrom: { schema: instant },
  unseen: { schema: { type: 'boolean', default: false } },
  dismissed: { schema: { type: 'boolean', default: false } },
  archived: { schema: { type: 'boolean', default: false } },
  withoutClosingDate: { schema: { type: 'boolean', default: false } },
  publishedBefore: { schema: instant },
  ...ofEach(listParameters, texts),
  ...enumerated,
  ...ofEach(numberParameters, number),
  ...ofEach(['minDaysLeft', 'maxDaysLeft'], { type: 'integer', minimum: 0, maximum: MAX_FILTER_DAYS }),
  ...ofEach(['publishedWithinDays', 'newWithinDays'], { type: 'integer', minimum: 1, maximum: MAX_FILTER_DAYS }),
  withinKilometres: { schema: { type: 'integer', minimum: 1, maximum: MAX_KILOMETRES } },
  showBookmarked: { schema: { enum: Object.values(ShowBookmarked) } },
}

/** For a download, which corrects a search like the list does; a subscription searches as typed. */
export const exportParameters: Parameters = {
  ...filterParameters,
  searchExactly: { schema: { type: 'boolean', default: false } },
}

export const tenderParameters: Parameters = { ...filterParameters, ...pageParameters }

/** Parameters in the path. */
const uuid = { type: 'string', format: 'uuid' }
export const pathParameters: Parameters = {
  id: { description: 'The `id` of the item.', schema: uuid },
  tenderId: { description: 'The id of the tender.', schema: uuid },
  format: { description: 'The format of the file.', schema: { enum: Object.keys(formats) } },
  secret: { description: 'The secret of the link to bookmarks, or to a search profile.', schema: text },
}
