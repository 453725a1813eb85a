import { parseRobots, type RobotsRules } from './robots-rules.js'
import { SourceError } from './source-error.js'

/**
 * Fetches and parses the robots.txt of each site once. A missing file allows everything; when the file cannot be fetched, the site is not
 * read.
 */
export function createRobots(userAgent: string, read: (url: URL) => Promise<string>) {
  const known = new Map<string, Promise<RobotsRules>>()

  async function ask(address: URL): Promise<RobotsRules> {
    try {
      return parseRobots(await read(address), userAgent)
    } catch (error) {
      const status = error instanceof SourceError ? (error.status ?? 0) : 0
      if (status >= 400 && status < 500 && status !== 429) return parseRobots('', userAgent)
      known.delete(address.href)
      throw error
    }
  }

  return {
    async rulesFor(url: URL): Promise<{ readonly isAllowed: boolean; readonly delayMs: number }> {
      const address = new URL('/robots.txt', url)
      const asking = known.get(address.href) ?? ask(address)
      known.set(address.href, asking)
      const rules = await asking
      return { isAllowed: rules.isAllowed(url), delayMs: rules.delayMs }
    },
  }
}
