import http from 'node:http'
import type { AddressInfo } from 'node:net'

const LIST = '/sitemap-jobs-1.xml'

/** Hooks of the site's responses, to disturb a refresh. */
interface Behaviour {
  /** The numbers of the pages on the list. */
  numbers(): readonly number[]
  /** Runs before the list is returned. */
  listing(): Promise<void> | void
  /** @returns the page; null for no response at all */
  page(number: number): Promise<string | null> | string | null
}

/** A site like that of the source Bij Oranje: a list of pages, with a job posting on each. */
export async function siteOfPostings({ numbers, listing, page }: Behaviour) {
  async function answerTo(path: string, origin: string): Promise<string | null> {
    if (path !== LIST) return page(Number(path.replace(/\D+/, '')))
    await listing()
    return `<urlset>${numbers()
      .map(number => `<url><loc>${origin}/vacatures/ict/tester-${number}</loc></url>`)
      .join('')}</urlset>`
  }
  const server = http.createServer(({ url = '', headers }, response) => {
    if (url === '/robots.txt') return void response.writeHead(404).end()
    void answerTo(url, `http://${headers.host}`).then(body => body === null || response.end(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

export const posting = (number: number) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'JobPosting',
    title: `Tester ${number}`,
    description: 'Je test.',
    validThrough: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    hiringOrganization: 'Gemeente Westerveen',
  })}</script>`
