import http from 'node:http'
import type { AddressInfo } from 'node:net'

const LIST = '/sitemap-jobs-1.xml'

/** What a site does with what it is asked, so that a refresh can be disturbed. */
interface Behaviour {
  /** Of the pages that it lists. */
  numbers(): readonly number[]
  /** Before it answers with its list. */
  listing(): Promise<void> | void
  /** @returns the page; null when there is never an answer */
  page(number: number): Promise<string | null> | string | null
}

/** A site as the source Bij Oranje has one: a list of pages, with a job posting on each. */
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
