import { SourceError } from '../../fetching/source-error.js'
import { fingerprint } from '../../fingerprint.js'
import type { Connection, Discovery, Item } from '../connector.js'
import { sourceOf } from './normalise.js'
import { recognised } from '../recognised.js'
import { type Job, job, jobsPage } from './shapes.js'

const MAX_PAGES = 200

/** Reads page after page until the announced number of assignments is reached. */
export async function* discover({ fetcher, baseUrl }: Connection, version: number): AsyncGenerator<Discovery<Job>> {
  const seen = new Set<string>()
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = jobsPage.safeParse(await fetcher.json(`${baseUrl}/jobs?open=true&page=${page}`))
    if (!answer.success)
      throw new SourceError('unexpected', 'Striive antwoordde met een lijst in een andere vorm dan verwacht.')
    const { total, data } = answer.data
    const sizeBefore = seen.size
    const items = readItems(data, version)
    for (const { publicationId } of items) seen.add(publicationId)

    const isLast = seen.size >= total || seen.size === sizeBefore
    const isShort = isLast && seen.size < total
    const shortfall = `Striive kondigde ${total} opdrachten aan en gaf er ${seen.size}.`
    yield { items, announced: total, ...(isShort ? { shortfall } : {}) }
    if (isLast) return
  }
  yield { items: [], shortfall: `Striive gaf meer dan ${MAX_PAGES} bladzijden; de rest is niet gelezen.` }
}

function readItems(data: readonly unknown[], version: number): Item<Job>[] {
  const read = recognised(job, data)
  if (data.length > 0 && read.length === 0)
    throw new SourceError('unexpected', 'Striive gaf opdrachten in een vorm waarin niets te herkennen is.')
  return read.map(record => ({
    publicationId: record.id,
    source: sourceOf(record),
    fingerprint: fingerprint([version, record]),
    listing: record,
  }))
}
