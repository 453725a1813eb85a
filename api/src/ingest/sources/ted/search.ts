import { pluralize } from '../../../platform/text/pluralize.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import type { Connection, Discovery, Item } from '../connector.js'
import { searchPage } from './shapes.js'

/** Largest page that TED allows; a larger one gets status 400. */
const PAGE_SIZE = 250
const MAX_PAGES = 80

interface Question {
  /** In the syntax of TED's expert search. */
  readonly query: string
  readonly fields: readonly string[]
}

/** Pages through the results of a query. */
export async function* search<Listing>(
  connection: Connection,
  { query, fields }: Question,
  read: (notices: readonly unknown[]) => readonly Item<Listing>[],
): AsyncGenerator<Discovery<Listing>> {
  const question = {
    query,
    fields,
    limit: PAGE_SIZE,
    scope: 'ALL',
    paginationMode: 'ITERATION',
    onlyLatestVersions: false,
  }

  const seen = new Set<string>()
  let token: string | null = null
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await ask(connection, token ? { ...question, iterationNextToken: token } : question)
    const items = read(answer.notices)
    for (const { publicationId } of items) seen.add(publicationId)
    if (answer.timedOut) {
      yield { items, shortfall: 'TED brak het zoeken af omdat het te lang duurde; een deel ontbreekt.' }
      return
    }
    token = answer.iterationNextToken ?? null
    // TED may return a token after the last page.
    const isLast = seen.size >= answer.totalNoticeCount || !token || items.length === 0
    const isShort = isLast && seen.size < answer.totalNoticeCount
    const shortfall = `TED kondigde ${pluralize(answer.totalNoticeCount, 'publicatie', 'publicaties')} aan en gaf er ${seen.size}.`
    yield { items, announced: answer.totalNoticeCount, ...(isShort ? { shortfall } : {}) }
    if (isLast) return
  }
  yield { items: [], shortfall: `TED gaf meer dan ${MAX_PAGES} pagina’s; de oudste zijn niet gelezen.` }
}

async function ask({ fetcher, baseUrl }: Connection, question: object) {
  const answer = searchPage.safeParse(await fetcher.postJson(`${baseUrl}/v3/notices/search`, question))
  if (!answer.success)
    throw new SourceError('unexpected', 'TED antwoordde met een lijst in een andere vorm dan verwacht.')
  return answer.data
}
