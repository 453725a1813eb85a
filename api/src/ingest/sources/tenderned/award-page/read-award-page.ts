import { type PageAwards, readEformsPage } from './eforms-page.js'
import { linesOf } from './page-lines.js'
import { lotsIn, type PageLots } from './page-lots.js'
import { readStandardFormPage } from './standard-form-page.js'

const noAwards: PageAwards = { awards: [], awardTotal: null }

/**
 * Reads winners and lots from TenderNed's HTML rendering of an award notice, because its JSON has neither. A page in another
 * language or layout yields nothing rather than a guess.
 */
export function readAwardPage(html: string): PageAwards & PageLots {
  const lines = linesOf(html)
  return { ...(readEformsPage(lines) ?? readStandardFormPage(lines) ?? noAwards), ...lotsIn(lines) }
}
