import { clockOf, daysUntil, shortDay } from '../../../platform/dutch'
import type { DocumentsFragment } from './Documents.generated'

export type TenderDocument = DocumentsFragment['documents'][number]

const NEWS_DAYS = 7
const DAY_MS = 86_400_000

/** Whether a document was added or changed in the last days; one that was published with its tender is not new. */
export function newsOf(
  { publishedAt, addedAt, changedAt }: TenderDocument,
  publicationDate: string,
  now = Date.now(),
): 'nieuw' | 'gewijzigd' | null {
  const isRecent = (iso: string) => now - Date.parse(iso) < NEWS_DAYS * DAY_MS
  if (addedAt ? isRecent(addedAt) : publishedAt && isRecent(publishedAt) && isLater(publishedAt, publicationDate))
    return 'nieuw'
  return changedAt && isRecent(changedAt) ? 'gewijzigd' : null
}

const isLater = (iso: string, other: string): boolean => Date.parse(iso) - Date.parse(other) >= DAY_MS

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** With one decimal below ten: '1,8 MB', '214 kB'. */
export function sizeText(bytes: number): string {
  const power = Math.min(bytes > 0 ? Math.floor(Math.log10(bytes) / 3) : 0, units.length - 1)
  const value = bytes / 1000 ** power
  return new Intl.NumberFormat('nl-NL', {
    style: 'unit',
    unit: units[power],
    maximumFractionDigits: power > 1 && value < 10 ? 1 : 0,
  }).format(value)
}

/** 'vandaag 07:41', 'gisteren 06:10' or a day. */
export function momentText(iso: string, now = new Date()): string {
  const word = ['vandaag', 'gisteren'][-daysUntil(iso, now)]
  return word ? `${word} ${clockOf(iso) ?? ''}`.trim() : shortDay(iso)
}

const MAX_END = 14

/** Its end stays visible when the name is cut, because it has the version and the extension. */
export const partsOf = (name: string): readonly [string, string] =>
  name.length <= 2 * MAX_END ? [name, ''] : [name.slice(0, -MAX_END), name.slice(-MAX_END)]
