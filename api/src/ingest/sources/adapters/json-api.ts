import type { z } from 'zod'
import { pluralize } from '../../../platform/text/pluralize.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { fingerprint } from '../../../platform/text/fingerprint.js'
import type { SourceKey } from '../../../reference/sources.js'
import type { Connection, Connector, Discovery, Item } from '../connector.js'
import { recognised } from '../recognised.js'
import { type SavedAnswer, type SavedFile, savedJson } from '../saved.js'

const MAX_PAGES = 200

/** A site whose list in JSON contains complete assignments. */
export interface ListSite<Row>
  extends Pick<
    Connector<Row, Row>,
    | 'key'
    | 'version'
    | 'lists'
    | 'place'
    | 'terms'
    | 'requestsPerSecond'
    | 'listsAllOpen'
    | 'expects'
    | 'normalise'
    | 'standIn'
  > {
  readonly api: JsonApi<Row>
}

/**
 * Creates a connector for a site with complete records in its list, so that nothing else is fetched. Adapter
 * `json-api`.
 */
export const connectorOfList = <Row>({ api, ...site }: ListSite<Row>): Connector<Row, Row> => ({
  ...site,
  adapters: ['json-api'],
  discover: connection => discoverJson(api, connection, site.version),
  fetch: (_connection, { listing }) => Promise.resolve(listing),
  readSaved: files => savedLists(api, files),
})

export interface JsonPage {
  readonly records: readonly unknown[]
  /** Number of records in the whole list, where the site states it. */
  readonly total?: number
}

/** Reads a list in JSON page by page, until its announced total, an empty page, or a page without new records. */
export interface JsonApi<Row> {
  /** Name of the site in Dutch sentences. */
  readonly name: string
  /**
   * Fetches a page; the first is 0.
   * @throws SourceError
   */
  readonly ask: (connection: Connection, page: number) => Promise<unknown>
  /** Parses the envelope of an answer; null when its form is unknown. */
  readonly open: (answer: unknown) => JsonPage | null
  /** Whitelist of a record. */
  readonly row: z.ZodType<Row>
  readonly idOf: (row: Row) => string
  readonly sourceOf?: (row: Row) => SourceKey
  /** Excludes rows, such as closed assignments or those of another country. */
  readonly isWanted?: (row: Row, connection: Connection) => boolean
  /** The list has a single page. */
  readonly isOnePage?: true
  /** Limit for an endless list; default 200. */
  readonly maxPages?: number
}

/** @throws SourceError when an answer has an unknown form */
export async function* discoverJson<Row>(
  api: JsonApi<Row>,
  connection: Connection,
  version: number,
): AsyncGenerator<Discovery<Row>> {
  const { maxPages = MAX_PAGES } = api
  const seen = new Set<string>()
  for (let page = 0; page < maxPages; page++) {
    const answer = api.open(await api.ask(connection, page))
    if (!answer)
      throw new SourceError('unexpected', `${api.name} antwoordde met een lijst in een andere vorm dan verwacht.`)
    const { records, total } = answer
    const rows = recognised(api.row, records)
    if (records.length > 0 && rows.length === 0)
      throw new SourceError('unexpected', `${api.name} gaf opdrachten in een onbekende vorm.`)

    const sizeBefore = seen.size
    for (const row of rows) seen.add(api.idOf(row))
    const isLast = api.isOnePage === true || seen.size === sizeBefore || (total !== undefined && seen.size >= total)
    const isShort = isLast && total !== undefined && seen.size < total
    const shortfall = `${api.name} kondigde ${pluralize(total ?? 0, 'opdracht', 'opdrachten')} aan en gaf er ${seen.size}.`
    yield {
      items: rows.filter(row => api.isWanted?.(row, connection) ?? true).map(row => itemOf(api, row, version)),
      ...(total === undefined ? {} : { announced: total }),
      ...(isShort ? { shortfall } : {}),
    }
    if (isLast) return
  }
  yield { items: [], shortfall: `${api.name} gaf meer dan ${maxPages} pagina’s; de rest is niet gelezen.` }
}

const itemOf = <Row>({ idOf, sourceOf }: JsonApi<Row>, row: Row, version: number): Item<Row> => ({
  publicationId: idOf(row),
  ...(sourceOf ? { source: sourceOf(row) } : {}),
  fingerprint: fingerprint([version, row]),
  listing: row,
})

/** The records of saved answers that are lists of this site. */
export const savedLists = <Row>(
  { open, row }: Pick<JsonApi<Row>, 'open' | 'row'>,
  files: readonly SavedFile[],
): readonly SavedAnswer<Row>[] =>
  files.flatMap(file => {
    const records = open(savedJson(file))?.records ?? []
    if (records.length === 0) return []
    const rows = recognised(row, records)
    return [{ file: file.name, what: `a list of ${records.length}, of which ${rows.length} are usable`, raws: rows }]
  })
