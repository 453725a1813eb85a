import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Feed {
  readonly address: string
  /** Replaces the entries of the feed. */
  readonly publish: (titles: readonly string[], description?: string, closing?: string) => void
  readonly stop: () => void
}

/** A closing date after the publication, but not implausibly far ahead, whenever the tests run. */
export const CLOSING_YEAR = new Date().getFullYear() + 1

/** For `DISABLED_SOURCES` of a product that reads little else than a feed. */
export const OTHER_SOURCES =
  'tenderned,freep,freelanceplatform,opdrachtoverheid,flextender,ted,striive,ctm,zzp-opdrachten,haert,bij-oranje,pro-act,bluetrail,hero,inhuurdesk,harveynash,onefellow,eu-funding'

const item = (
  title: string,
  number: number,
  description: string,
  closing: string,
) => `<item><guid>e2e-${number}</guid><title>${title}</title>
  <link>https://westerveen.example/${number}</link><pubDate>02 Mar ${CLOSING_YEAR - 1} 09:00:00 +0100</pubDate>
  <description>&lt;p&gt;Opdrachtgever: Gemeente Westerveen&lt;/p&gt;&lt;p&gt;Sluitingsdatum: ${closing}-${CLOSING_YEAR}&lt;/p&gt;${description}</description></item>`

export async function aFeed(titles: readonly string[]): Promise<Feed> {
  let items = ''
  const publish: Feed['publish'] = (now, description = '', closing = '01-12') => {
    items = now.map((title, index) => item(title, index + 1, description, closing)).join('')
  }
  publish(titles)
  const server = http.createServer((request, response) => {
    const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title>${items}</channel></rss>`
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else response.end(request.url?.startsWith('/feed') ? feed : '<!doctype html><p>Welkom</p>')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.close().closeAllConnections()
  }
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publish, stop }
}
