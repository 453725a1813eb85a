import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../../platform/calendar.js'
import { pluralize } from '../../../platform/text/pluralize.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { fingerprint } from '../../../platform/text/fingerprint.js'
import type { Connection, Discovery, Item } from '../connector.js'
import { recognised } from '../recognised.js'
import { type Listing, listing, listPage } from './shapes.js'

/** Largest page that TenderNed allows; a larger one gets status 400. */
const PAGE_SIZE = 100
/** The newest days may still get notices, so every run reads them. */
const UNSETTLED_DAYS = 2
const MAX_PAGES_A_DAY = 50

export interface Checkpoint {
  /** Days that were read completely, yyyy-MM-dd. */
  readonly days?: readonly string[]
}

/** Newest day first, so that the most relevant notices are stored first. */
export async function* discover(
  connection: Connection,
  checkpoint: Checkpoint | null,
  version: number,
): AsyncGenerator<Discovery<Listing>> {
  const today = DateTime.fromJSDate(connection.now, { zone: AMSTERDAM }).startOf('day')
  const window = Array.from({ length: connection.days }, (_, back) => today.minus({ days: back }).toISODate()!)
  const settled = new Set(window.slice(UNSETTLED_DAYS))
  const done = new Set((checkpoint?.days ?? []).filter(day => settled.has(day)))

  for (const day of window) {
    if (done.has(day)) continue
    const { items, shortfall } = await readDay(connection, day, version)
    if (settled.has(day) && !shortfall) done.add(day)
    yield { items, checkpoint: { days: [...done] }, ...(shortfall ? { shortfall } : {}) }
  }
}

async function readDay(connection: Connection, day: string, version: number) {
  const items = new Map<string, Item<Listing>>()
  let announced = 0
  for (let page = 0; page < MAX_PAGES_A_DAY; page++) {
    const answer = listPage.safeParse(await connection.fetcher.json(pageUrl(connection.baseUrl, day, page)))
    if (!answer.success)
      throw new SourceError('unexpected', 'TenderNed antwoordde met een lijst in een andere vorm dan verwacht.')
    announced = answer.data.totalElements
    const sizeBefore = items.size
    for (const item of readItems(answer.data.content, day, version)) items.set(item.publicationId, item)
    if (answer.data.last || items.size === sizeBefore) break
  }
  const isShort = items.size < announced
  const shortfall = `TenderNed kondigde voor ${day} ${pluralize(announced, 'publicatie', 'publicaties')} aan en gaf er ${items.size}.`
  return { items: [...items.values()], ...(isShort ? { shortfall } : {}) }
}

function pageUrl(baseUrl: string, day: string, page: number): string {
  const url = new URL(`${baseUrl}/publicaties`)
  url.search = new URLSearchParams({
    page: String(page),
    size: String(PAGE_SIZE),
    publicatieDatumVanaf: day,
    publicatieDatumTot: day,
  }).toString()
  return url.href
}

function readItems(content: readonly unknown[], day: string, version: number): Item<Listing>[] {
  const read = recognised(listing, content)
  if (content.length > 0 && read.length === 0)
    throw new SourceError('unexpected', 'TenderNed gaf publicaties in een onbekende vorm.')
  // TenderNed ignores an unknown filter and returns everything, so the dates are checked here.
  if (read.some(record => record.publicatieDatum && !record.publicatieDatum.startsWith(day)))
    throw new SourceError('unexpected', `TenderNed gaf publicaties van een andere dag dan ${day}.`)
  return read.map(record => ({
    publicationId: record.publicatieId,
    // The shape, and so the fingerprint, excludes fields that count down the days.
    fingerprint: fingerprint([version, record]),
    listing: record,
  }))
}
