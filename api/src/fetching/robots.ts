import robotsParser from 'robots-parser'
import { SourceError } from './source-error.js'

interface Robots {
  isDisallowed(url: string, agent: string): boolean | undefined
  /** Seconds. */
  getCrawlDelay(agent: string): number | undefined
}

/**
 * Fetches each site's robots.txt once. A missing file allows everything; a site whose file cannot be fetched is not
 * read.
 */
export function createRobots(userAgent: string, read: (url: URL) => Promise<string>) {
  const known = new Map<string, Promise<string>>()

  function rulesOf(url: URL): Promise<string> {
    const address = new URL('/robots.txt', url)
    const asked = known.get(address.href)
    if (asked) return asked
    const asking = read(address).catch((error: unknown) => {
      const status = error instanceof SourceError ? (error.status ?? 0) : 0
      if (status >= 400 && status < 500 && status !== 429) return ''
      known.delete(address.href)
      throw error
    })
    known.set(address.href, asking)
    return asking
  }

  return {
    async rulesFor(url: URL): Promise<{ readonly isAllowed: boolean; readonly delayMs: number }> {
      const address = new URL('/robots.txt', url).href
      // The package is CommonJS: its types and its default export disagree under NodeNext.
      const parse = robotsParser as unknown as (url: string, text: string) => Robots
      const rules = parse(address, await rulesOf(url))
      return {
        isAllowed: !rules.isDisallowed(url.href, userAgent),
        delayMs: (rules.getCrawlDelay(userAgent) ?? 0) * 1000,
      }
    },
  }
}
