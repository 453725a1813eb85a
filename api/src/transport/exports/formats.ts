import { MAX_EXPORT_ROWS } from '../../reference/limits.js'
import { TenderType } from '../../reference/tender-values.js'
import { OpenClosed, OrderDirection, TenderOrderField } from '../../tenders/tender/tender.inputs.js'
import { agenda } from './agenda.js'
import { csv } from './csv.js'
import { atom, jsonFeed, rss } from './feeds.js'
import type { Format } from './format.js'
import { ocds } from './ocds.js'
import { xlsx, xlsxOfDocuments, xlsxOfLots } from './xlsx.js'

const newestFirst = { field: TenderOrderField.PUBLICATION_DATE, direction: OrderDirection.DESC }

const download = { use: 'download', maxRows: MAX_EXPORT_ROWS, order: newestFirst, needs: [] } as const
const feed = { use: 'subscription', maxRows: 100, order: newestFirst, needs: [] } as const

/** Every format, by the extension in its addresses. */
export const formats = {
  xlsx: { ...download, mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsx },
  percelen: {
    ...download,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileEnding: 'percelen.xlsx',
    filter: { tenderType: TenderType.EU_PROCUREMENT },
    needs: ['lots'],
    write: xlsxOfLots,
  },
  documenten: {
    ...download,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileEnding: 'documenten.xlsx',
    filter: { tenderType: TenderType.EU_PROCUREMENT },
    needs: ['documents'],
    write: xlsxOfDocuments,
  },
  csv: { ...download, mediaType: 'text/csv; charset=utf-8', write: csv },
  ocds: {
    ...download,
    mediaType: 'application/json; charset=utf-8',
    fileEnding: 'ocds.json',
    needsRows: true,
    filter: { tenderType: TenderType.EU_PROCUREMENT },
    needs: ['description', 'lots', 'documents'],
    write: ocds,
  },
  atom: { ...feed, mediaType: 'application/atom+xml; charset=utf-8', write: atom },
  rss: { ...feed, mediaType: 'application/rss+xml; charset=utf-8', write: rss },
  jsonfeed: { ...feed, mediaType: 'application/feed+json; charset=utf-8', write: jsonFeed },
  ics: {
    ...feed,
    maxRows: 1000,
    mediaType: 'text/calendar; charset=utf-8',
    // The next closing date comes first; an unknown closing date comes last.
    order: { field: TenderOrderField.CLOSING_DATE, direction: OrderDirection.ASC },
    filter: { openClosed: OpenClosed.OPEN },
    needs: ['lots'],
    write: agenda,
  },
} as const satisfies Readonly<Record<string, Format>>

export const findFormat = (ending: string): Format | undefined =>
  Object.hasOwn(formats, ending) ? formats[ending as keyof typeof formats] : undefined
