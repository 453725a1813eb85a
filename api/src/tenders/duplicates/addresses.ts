import type { ComparableTender } from './comparable-tender.js'

/** Normalised addresses of a tender: `ted:123456-2026`, `tenderned:431022`, or a URL without tracking parameters. */
export function addressesOf({ source, publicationId, sourceUrl, elsewhere }: ComparableTender): ReadonlySet<string> {
  const own = ownNumber(source, publicationId)
  return new Set([own, sourceUrl, ...elsewhere].flatMap(given => normalised(given ?? '') ?? []))
}

const ownNumber = (source: string, publicationId: string) =>
  source === 'ted' || source === 'tenderned' ? `${source}:${publicationId}` : null

const TED_NUMBER = /\b0*(\d{1,8})-(20\d\d)\b/
const TENDERNED_PAGE = /tenderned\.nl\/.*?aankondigingen\/(?:overzicht\/)?(\d{4,12})/

function normalised(given: string): string | null {
  const text = given.trim().toLowerCase()
  const isTed = text.startsWith('ted:') || /^https?:\/\/ted\.europa\.eu\//.test(text)
  const number = isTed && TED_NUMBER.exec(text)
  if (number) return `ted:${number[1]}-${number[2]}`
  const tenderNed = /^tenderned:(\d{4,12})$/.exec(text) ?? TENDERNED_PAGE.exec(text)
  if (tenderNed) return `tenderned:${tenderNed[1]}`
  return page(text)
}

const TRACKING = /^(?:utm_.*|gclid|fbclid|ref|source)$/

/** Null for a URL without a number or a long name in it, because that is a list or a home page. */
function page(text: string): string | null {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return null
  const { hostname, pathname, searchParams } = new URL(text)
  const query = new URLSearchParams([...searchParams].filter(([name]) => !TRACKING.test(name)))
  query.sort()
  const rest = `${pathname.replace(/\/+$/, '')}${query.size > 0 ? `?${query.toString()}` : ''}`
  if (!/\d{3}/.test(rest) && !/[^/]{25}/.test(rest)) return null
  return `${hostname.replace(/^www\./, '')}${rest}`.slice(0, 500)
}
