import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { log } from '../../platform/log.js'
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

/** Parses JSON or a form, in which a file counts as its text. */
async function bodyOf(request: http.IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? ''
  const answer = new Response(new Uint8Array(await buffer(request)), { headers: { 'content-type': type } })
  if (!type.includes('form')) return answer.json()
  const fields = [...(await answer.formData())]
  return Object.fromEntries(
    await Promise.all(
      fields.map(async ([name, value]) => [name, typeof value === 'string' ? value : await value.text()] as const),
    ),
  )
}

/**
 * Mock server for all sources on a free local port, each under its own key and in its own wire format, so that samples
 * go through the same pipeline as live answers.
 */
export async function startStandIn(today: Date): Promise<{ url: string; stop(): Promise<void> }> {
  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const [, source = '', ...rest] = url.pathname.split('/')
    const body = request.method === 'POST' ? await bodyOf(request).catch(() => null) : null
    const base = `http://${request.headers.host ?? 'stand-in'}/${source}`
    const question = { path: `/${rest.join('/')}`, query: url.searchParams, base, body }
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
