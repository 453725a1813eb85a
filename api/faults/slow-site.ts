import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connectorKeys } from '../src/reference/sources.js'

const PAGES = 60
const PAGE_MS = 60

/** When a list and a page of it were asked for, in the order of asking. */
export interface Asked {
  readonly by: string
  readonly at: number
  readonly isBeginning: boolean
}

/**
 * A source with a list of pages, each of which takes its time, so that a refresh can be disturbed halfway.
 * @param by whose site it is: each process gets one of its own, which tells them apart
 * @param log of several sites may be the same
 */
export async function slowSite(by: string, log: Asked[]) {
  let first = 1
  const server = http.createServer((request, response) => {
    const { url = '' } = request
    const answer = async (body: string) => {
      await pause(PAGE_MS)
      response.end(body)
    }
    if (url === '/robots.txt') return void response.writeHead(404).end()
    const isBeginning = url === '/sitemap-jobs-1.xml'
    log.push({ by, at: performance.now(), isBeginning })
    const origin = `http://${request.headers.host}`
    const list = Array.from(
      { length: PAGES },
      (_, index) => `<url><loc>${origin}/vacatures/ict/tester-${first + index}</loc></url>`,
    )
    void answer(isBeginning ? `<urlset>${list.join('')}</urlset>` : posting(url))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    /** Of a process that reads this site alone. */
    env: {
      SOURCES: 'live',
      BIJ_ORANJE_URL: url,
      DISABLED_SOURCES: connectorKeys.filter(key => key !== 'bij-oranje').join(),
      REFRESH_COOL_DOWN_SECONDS: '0',
      RATE_LIMIT_REFRESH: '1000',
      NODE_ENV: 'test',
    },
    /** Its pages are others from now on, none of which anybody has read. */
    renew: () => void (first += PAGES),
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

const posting = (url: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'JobPosting',
    title: `Tester${url.replace(/\D+/, ' ')}`,
    description: 'Je test.',
    validThrough: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    hiringOrganization: 'Gemeente Westerveen',
  })}</script>`

/** Refreshes by the door that everybody has. @returns its status, 0 when there was no answer */
export const refresh = (url: string): Promise<number> =>
  fetch(`${url}/api/tenders/refresh`, { method: 'POST', headers: { origin: url } }).then(
    ({ status }) => status,
    () => 0,
  )
