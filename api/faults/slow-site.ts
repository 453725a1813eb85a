import { setTimeout as pause } from 'node:timers/promises'
import { connectorKeys } from '../src/reference/sources.js'
import { posting, siteOfPostings } from '../test/site-of-postings.js'

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
    close,
  }
}

/** Refreshes by the door that everybody has. @returns its status, 0 when there was no answer */
export const refresh = (url: string): Promise<number> =>
  fetch(`${url}/api/tenders/refresh`, { method: 'POST', headers: { origin: url } }).then(
    ({ status }) => status,
    () => 0,
  )
