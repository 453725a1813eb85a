import http from 'node:http'
import { gzipSync } from 'node:zlib'
import { openLimit, withEnums } from './limit/open.js'
import { tenderDialog } from './limit/detail.js'
import { bookmarks, filterCounts, type Limit, tendersPage, viewerOf } from './limit/reads.js'
import type { TenderFilter } from '../src/tenders/tender.inputs.js'
import { serveContender } from './serve-contender.js'

/**
 * The limit: what the same answers cost a hand-written server. node:http, its own pool, one statement a page, only the columns
 * that are shown, categories and sources from a dictionary. It shares the text of the SQL and the rule of the counts with the
 * product, and nothing else: any cost that stands on both sides of the fraction would hide.
 */
const limit = await openLimit(process.argv[2]!, process.argv[3]!)

type Read = (limit: Limit, variables: never, viewer: string | null) => Promise<object>
const reads: Readonly<Record<string, Read>> = {
  TendersPage: tendersPage,
  TenderDialog: tenderDialog,
  FilterCounts: filterCounts,
  Bookmarks: bookmarks,
}

/** With `/again/` it answers from memory what it answered last: what writing these bytes costs. */
const last = new Map<string, string>()
const server = http.createServer((request, response) => {
  const { url, headers } = request as { url: string; headers: http.IncomingHttpHeaders }
  if (url.startsWith('/again/')) return write(response, headers, last.get(url.slice('/again'.length))!)
  void answer(url, headers, response)
})

async function answer(url: string, headers: http.IncomingHttpHeaders, response: http.ServerResponse): Promise<void> {
  const at = url.indexOf('?')
  const asked = JSON.parse(decodeURIComponent(url.slice(at + 1))) as { filter?: TenderFilter }
  const variables = { ...asked, ...(asked.filter ? { filter: withEnums(asked.filter) } : {}) } as never
  const viewer = await viewerOf(limit, headers.authorization)
  const body = JSON.stringify({ data: await reads[url.slice(1, at)]!(limit, variables, viewer) })
  last.set(url, body)
  write(response, headers, body)
}

function write(response: http.ServerResponse, headers: http.IncomingHttpHeaders, body: string): void {
  if (!headers['accept-encoding']) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
    return
  }
  const zipped = gzipSync(body, { level: 1 })
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    'content-length': zipped.length,
  })
  response.end(zipped)
}
serveContender(server)
