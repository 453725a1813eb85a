import { setTimeout as pause } from 'node:timers/promises'
import { connectorKeys } from '../src/reference/sources.js'
import { posting, siteOfPostings } from '../test/site-of-postings.js'

const PAGES = 60
const PAGE_MS = 60

/** The times of requests for the list and its pages, in order. */
export interface Asked {
  readonly by: string
  readonly at: number
  readonly isBeginning: boolean
}

/**
 * A source with a list of slow pages, so that a refresh can be disturbed halfway.
 * @param by the process that reads this site; each has its own, to tell them apart
 * @param log may be shared by several sites
 */
export async function slowSite(by: string, log: Asked[]) {
  let first = 1
  const asked = (isBeginning: boolean) => {
    log.push({ by, at: performance.now(), isBeginning })
    return pause(PAGE_MS)
  }
  const { url, close } = await siteOfPostings({
    numbers: () => Array.from({ length: PAGES }, (_, index) => first + index),
    listing: () => asked(true),
    async page(number) {
      await asked(false)
      return posting(number)
    },
  })
  return {
    pages: PAGES,
    /** Settings of a process that reads this site only. */
    env: {
      SOURCES: 'live',
      BIJ_ORANJE_URL: url,
      DISABLED_SOURCES: connectorKeys.filter(key => key !== 'bij-oranje').join(),
      REFRESH_COOL_DOWN_SECONDS: '0',
      RATE_LIMIT_REFRESH: '1000',
      NODE_ENV: 'test',
    },
    /** Replaces the pages by unread ones. */
    renew: () => void (first += PAGES),
    close,
  }
}

/** Requests a refresh by the public REST route. @returns the status, 0 without a response */
export const refresh = (url: string): Promise<number> =>
  fetch(`${url}/api/tenders/refresh`, { method: 'POST', headers: { origin: url } }).then(
    ({ status }) => status,
    () => 0,
  )
