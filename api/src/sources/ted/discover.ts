import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../calendar.js'
import { SourceError } from '../../fetching/source-error.js'
import { fingerprint } from '../../fingerprint.js'
import type { Connection, Discovery, Item } from '../connector.js'
import { recognised } from '../recognised.js'
import { type Listing, listing, searchFields, searchPage } from './shapes.js'

/** Largest page that TED allows; a larger one gets status 400. */
const PAGE_SIZE = 250
const MAX_PAGES = 80

/**
 * Newest first, so that the most relevant notices are stored first. A published notice never changes under its number.
 */
export async function* discover(connection: Connection, version: number): AsyncGenerator<Discovery<Listing>> {
  const since = DateTime.fromJSDate(connection.now, { zone: AMSTERDAM }).minus({ days: connection.days - 1 })
  const question = {
    query: `buyer-country = NLD AND PD>=${since.toFormat('yyyyMMdd')} SORT BY PD DESC`,
    fields: searchFields,
    limit: PAGE_SIZE,
    scope: 'ALL',
    paginationMode: 'ITERATION',
    onlyLatestVersions: false,
  }

  const seen = new Set<string>()
  let token: string | null = null
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await ask(connection, token ? { ...question, iterationNextToken: token } : question)
    const items = readItems(answer.notices, version)
    for (const { publicationId } of items) seen.add(publicationId)
    if (answer.timedOut) {
      yield { items, shortfall: 'TED brak het zoeken af omdat het te lang duurde; een deel ontbreekt.' }
      return
    }
    token = answer.iterationNextToken ?? null
    // A token may still come after the last page.
    const isLast = seen.size >= answer.totalNoticeCount || !token || items.length === 0
    const isShort = isLast && seen.size < answer.totalNoticeCount
    const shortfall = `TED kondigde ${answer.totalNoticeCount} publicaties aan en gaf er ${seen.size}.`
    yield { items, announced: answer.totalNoticeCount, ...(isShort ? { shortfall } : {}) }
    if (isLast) return
  }
  yield { items: [], shortfall: `TED gaf meer dan ${MAX_PAGES} bladzijden; de oudste zijn niet gelezen.` }
}

async function ask({ fetcher, baseUrl }: Connection, question: object) {
  const answer = searchPage.safeParse(await fetcher.postJson(`${baseUrl}/v3/notices/search`, question))
  if (!answer.success)
    throw new SourceError('unexpected', 'TED antwoordde met een lijst in een andere vorm dan verwacht.')
  return answer.data
}

function readItems(notices: readonly unknown[], version: number): Item<Listing>[] {
  const read = recognised(listing, notices)
  if (notices.length > 0 && read.length === 0)
    throw new SourceError('unexpected', 'TED gaf publicaties in een vorm waarin niets te herkennen is.')
  return read.map(record => ({
    publicationId: record['publication-number'].replace(/^0+(?=\d)/, ''),
    fingerprint: fingerprint([version, record]),
    listing: record,
  }))
}
