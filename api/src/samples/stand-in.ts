import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { log } from '../log.js'
import type { Answer, Question } from '../sources/answer.js'
import { connectors } from '../sources/registry.js'

const standIns = new Map(connectors.map(({ key, standIn }) => [key as string, standIn]))

/** Catches errors in a sample, so that they fail one request instead of the process. */
function answerOf(source: string, question: Question, today: Date): Answer {
  try {
    return standIns.get(source)?.(question, today) ?? { status: 404, body: null }
  } catch (error) {
    log.error({ error, source }, 'samples')
    return { status: 500, body: null }
  }
}

/**
 * Mock server of the sources on a free local port, each under its own key and in its own wire format, so that samples
 * go through the same pipeline as live answers.
 */
export async function startStandIn(today: Date): Promise<{ url: string; stop(): Promise<void> }> {
  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const [, source = '', ...rest] = url.pathname.split('/')
    const body = request.method === 'POST' ? await json(request).catch(() => null) : null
    const question = { path: `/${rest.join('/')}`, query: url.searchParams, body }
    const answer = answerOf(source, question, today)
    const text = answer.type ? String(answer.body) : JSON.stringify(answer.body)
    response.writeHead(answer.status, { 'content-type': answer.type ?? 'application/json' }).end(text)
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
