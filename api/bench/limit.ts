import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { bookmarks, counts, detail, openLimit, tendersPage, viewerOf } from './reads.js'

/** The reference: a server hand-written for these requests only, with the same answers. */
const limit = await openLimit(process.env.DATABASE_URL!)
const reads = { TendersPage: tendersPage, Detail: detail, Counts: counts, Bookmarks: bookmarks }

const server = http.createServer((request, response) => void answer(request, response))

async function answer({ url = '', headers }: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const at = url.indexOf('?')
  const read = reads[url.slice(1, at) as keyof typeof reads]
  const variables = JSON.parse(decodeURIComponent(url.slice(at + 1))) as never
  const viewer = await viewerOf(limit, headers.authorization)
  const body = JSON.stringify({ data: await read(limit, variables, viewer) })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`limit serves: http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
