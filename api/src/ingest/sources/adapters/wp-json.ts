import { z } from 'zod'
import { SourceError } from '../../../platform/fetching/source-error.js'
import type { Connection } from '../connector.js'
import { recognised } from '../recognised.js'
import { type Entry, entryId } from './entry.js'

const PAGE_SIZE = 50
const MAX_PAGES = 40

const rendered = z.object({ rendered: z.string() })
/** Whitelist of a post of WordPress's REST API, https://developer.wordpress.org/rest-api/reference/posts/. */
const post = z.object({
  id: z.number().int().transform(String),
  link: z.string(),
  date_gmt: z.string().nullish().catch(null),
  title: rendered,
  content: rendered.catch({ rendered: '' }),
})

/**
 * All posts of a type, page by page: adapter `wp-json`.
 * @param type as in the address: 'posts', 'jobs'
 * @throws SourceError
 */
export async function wordpressPosts({ fetcher, baseUrl }: Connection, type: string): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const address = `${baseUrl}/wp-json/wp/v2/${encodeURIComponent(type)}?per_page=${PAGE_SIZE}&page=${page}`
    const answer = await readPage(fetcher, address, page)
    if (!Array.isArray(answer))
      throw new SourceError(
        'unexpected',
        `${new URL(baseUrl).host} antwoordde met berichten in een andere vorm dan verwacht.`,
      )
    entries.push(...recognised(post, answer).map(entryOf))
    if (answer.length < PAGE_SIZE) return entries
  }
  throw new SourceError('limit', `${new URL(baseUrl).host} gaf meer dan ${MAX_PAGES * PAGE_SIZE} berichten.`)
}

/** WordPress answers 400 for a page after the last one. */
async function readPage(fetcher: Connection['fetcher'], address: string, page: number): Promise<unknown> {
  try {
    return await fetcher.json(address)
  } catch (error) {
    if (page > 1 && error instanceof SourceError && error.status === 400) return []
    throw error
  }
}

const entryOf = (given: z.infer<typeof post>): Entry => ({
  id: entryId(given.id),
  title: given.title.rendered,
  url: given.link,
  content: given.content.rendered,
  published: given.date_gmt ? `${given.date_gmt}Z` : '',
})
