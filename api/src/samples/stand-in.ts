import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer } from './answer.js'
import { answerAsTenderNed } from './tenderned/wire.js'

/** One function a source, each answering the paths below its own key in that source's own wire format. */
const standIns = new Map<string, (path: string, query: URLSearchParams, today: Date) => Answer>([
  ['tenderned', answerAsTenderNed],
])

/** Answers for the sources on a free port of this machine, so that the whole pipeline runs as it does live. */
export async function startStandIn(today: Date): Promise<{ url: string; stop(): Promise<void> }> {
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const [, source = '', ...rest] = url.pathname.split('/')
    const answer = standIns.get(source)?.(`/${rest.join('/')}`, url.searchParams, today) ?? { status: 404, body: null }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
