import { z } from 'zod'
import type { Answer, AnswerAsSource } from '../../answer.js'
import { eformsXml } from './eforms-xml.js'
import { type PublishedNotice, publishedSamples } from './published-notice.js'
import { fieldNames, foundNotice } from './search-fields.js'
import { readSearchQuery } from './search-query.js'

const MAX_PAGE_SIZE = 250
const MAX_BY_PAGE_NUMBER = 15_000

const searchBody = z.object({
  query: z.string(),
  fields: z.array(z.enum(fieldNames)).min(1),
  page: z.number().int().min(1).default(1),
  limit: z.number().int().min(1).max(MAX_PAGE_SIZE).default(10),
  /** Accepted and ignored: all samples are recent, so the scopes do not differ. */
  scope: z.enum(['ACTIVE', 'LATEST', 'ALL']).default('ALL'),
  paginationMode: z.enum(['PAGE_NUMBER', 'ITERATION']).default('PAGE_NUMBER'),
  iterationNextToken: z.string().nullish(),
  /** Accepted and ignored: no sample has a second version. */
  onlyLatestVersions: z.boolean().default(false),
  checkQuerySyntax: z.boolean().default(false),
})
type SearchBody = z.infer<typeof searchBody>

/** Serves the search and the files of notices, which are on two hosts live: api.ted.europa.eu and ted.europa.eu. */
export const answerAsTed: AnswerAsSource = ({ path, body }, today) => {
  if (path === '/v3/notices/search') return body === null ? refusal(405, 'Method Not Allowed') : search(body, today)
  const number = /^\/en\/notice\/(\d+-\d{4})\/xml$/.exec(path)?.[1]
  const found = number && publishedSamples(today).find(notice => notice.number === number)
  return found ? { status: 200, type: 'application/xml', body: eformsXml(found) } : refusal(404, 'Not Found')
}

function search(body: unknown, today: Date): Answer {
  const parsed = searchBody.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refusal(400, `Parameter '${issue?.path.join('.')}': ${issue?.message}`, 'INVALID_PARAMETER')
  }
  const query = readSearchQuery(parsed.data.query)
  if (!query) return refusal(400, `Syntax error in query: ${parsed.data.query}`, 'QUERY_SYNTAX_ERROR')

  const found = publishedSamples(today).filter(query.isWanted).sort(query.order)
  return parsed.data.paginationMode === 'ITERATION' ? iteration(found, parsed.data) : numberedPage(found, parsed.data)
}

function numberedPage(found: readonly PublishedNotice[], search: SearchBody): Answer {
  const { page, limit } = search
  if (page * limit > MAX_BY_PAGE_NUMBER)
    return refusal(400, `Only the first ${MAX_BY_PAGE_NUMBER} notices can be reached by page`, 'INVALID_PARAMETER')
  return pageOf(found, search, (page - 1) * limit, null)
}

function iteration(found: readonly PublishedNotice[], search: SearchBody): Answer {
  const from = search.iterationNextToken ? offsetIn(search.iterationNextToken, search.query) : 0
  // TED answers 500 in this case too: https://github.com/OP-TED/eForms-SDK/issues/1390
  if (from === null) return refusal(500, 'Internal Server Error')
  const until = Math.min(from + search.limit, found.length)
  // Like TED, also returns a token with the last page, which leads to an empty page.
  return pageOf(found, search, from, until > from ? tokenFor(until, search.query) : null)
}

function pageOf(found: readonly PublishedNotice[], search: SearchBody, from: number, token: string | null): Answer {
  const notices = found.slice(from, from + search.limit).map(notice => foundNotice(notice, search.fields))
  const body = { notices, totalNoticeCount: found.length, iterationNextToken: token, timedOut: false }
  return { status: 200, body }
}

/** Valid for the same query only. */
const tokenFor = (offset: number, query: string) => Buffer.from(`${offset} ${query}`).toString('base64url')

function offsetIn(token: string, query: string): number | null {
  const offset = Number.parseInt(Buffer.from(token, 'base64url').toString(), 10)
  return token === tokenFor(offset, query) ? offset : null
}

const refusal = (status: number, message: string, type: string | null = null): Answer => ({
  status,
  body: { message, error: type ? { type } : null },
})
