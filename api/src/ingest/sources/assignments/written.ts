import { ownWords } from '../own-words.js'
import { plainText } from '../plain-text.js'
import type { Range } from './terms.js'

const MAX_TEXT_LENGTH = 200
const MAX_LABELLED_LENGTH = 20_000

type Given = string | number | null | undefined

const short = (text: Given): string => plainText(String(text ?? '').slice(0, MAX_TEXT_LENGTH))

/** Parses a number as written by Dutch people and programs: 85, 85.50, '85,00', '1.250,50'. Null for any other text. */
export function writtenNumber(text: Given): number | null {
  if (typeof text === 'number') return Number.isFinite(text) ? text : null
  const written = short(text).replace(/^€\s*|,-$/g, '')
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(written)) return Number(written.replace(/\./g, '').replace(',', '.'))
  return /^\d{1,9}(?:[.,]\d{1,4})?$/.test(written) ? Number(written.replace(',', '.')) : null
}

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`
const TO = String.raw`\s*(?:-|–|—|t/m|tot(?: en met)?|à|/)\s*`
const range = new RegExp(`(?<![\\d.,])(${NUMBER})(?:${TO}(${NUMBER}))?(?![\\d.,]*\\d)`)
const between = new RegExp(`\\btussen (?:de )?(${NUMBER}) en (${NUMBER})`, 'i')

/** Parses a range in words: '85 - 95', 'tussen 85 en 95', 'vanaf 85'. A single number is both ends. */
function writtenRange(written: string): Range {
  const [, from, to] = between.exec(written) ?? range.exec(written) ?? []
  if (from === undefined) return [null, null]
  const [min, max] = [writtenNumber(from), writtenNumber(to ?? from)]
  if (to === undefined && /^\D*\b(?:max|maximaal|maximum|tot)\b/i.test(written)) return [null, max]
  if (to === undefined && /^\D*\b(?:min|minimaal|minimum|vanaf)\b/i.test(written)) return [min, null]
  return [min, max]
}

/** Hours a week: '16 tot 20 uur', '32-36', '24 uur per week', 'max 36'. A single number is both ends. */
export const writtenHours = (text: Given): Range => writtenRange(short(text))

export interface Pay {
  /** Euro an hour. */
  readonly rates: Range
  /** The source's words for pay that is not hourly: '€ 720 per dag', 'marktconform'. */
  readonly rateNote: string | null
}

const PER = String.raw`\s*(?:per|p\.?\/?|\/)\s*`
const AN_HOUR = new RegExp(`${PER}(?:uur|u|hour|hr|h)\\b|\\b(?:uurtarief|hourly)\\b`, 'i')
const OTHER = 'dagdeel|dag|day|d|weken|week|wk|w|maand|mnd|month|m|jaar|jr|year|opdracht|project|sprint|keer'
const perOther = new RegExp(`${NUMBER}(?:[.,]\\d{3})*(?:${TO}${NUMBER}(?:[.,]\\d{3})*)?${PER}(?:${OTHER})\\b`, 'gi')
const OTHER_WORDS =
  /\b(?:dag|week|maand|jaar)(?:tarief|prijs|bedrag|salaris)|schaal|schalen|\btrede\b|salaris|vaste prijs|fixed price|\b(?:per dag|per day|gbp|usd|chf|sek|dkk|nok|pln)\b|[£$%]/i
const hoursWorked = new RegExp(`${NUMBER}(?:${TO}${NUMBER})?\\s*(?:uur|uren|hours?)\\b`, 'gi')
/** A higher number without a unit is probably a rate per day. */
const MAX_WITHOUT_UNIT = 250

/**
 * Parses pay in words. A rate counts as hourly when its unit says so, or when it has no unit and is plausible for an
 * hour; not when it is per day, week, month or assignment, a salary scale, or in another currency. A single number is
 * the maximum.
 */
export function writtenPay(text: Given): Pay {
  const rates = hourlyRates(short(text).replace(/\s+/g, ' '))
  return { rates, rateNote: rates.every(end => end === null) ? ownWords(text) : null }
}

function hourlyRates(words: string): Range {
  const written = words
    .replace(/(?:€|\beuros?\b|\beur\b) ?/gi, '')
    .replace(/,-+/g, '')
    .replace(perOther, '')
    .replace(hoursWorked, '')
  const isAnHour = AN_HOUR.test(written)
  if (!isAnHour && OTHER_WORDS.test(words)) return [null, null]
  if (/[£$]|\b(?:gbp|usd|chf|sek|dkk|nok|pln)\b/i.test(words)) return [null, null]
  const [min, max] = writtenRange(written)
  if (!isAnHour && Math.max(min ?? 0, max ?? 0) > MAX_WITHOUT_UNIT) return [null, null]
  return min === max ? [null, max] : [min, max]
}

/** A moment in Unix seconds; null for 0 and for invalid numbers. */
export const unixMoment = (seconds: number | null | undefined): Date | null =>
  seconds && seconds > 0 && seconds < 4e9 ? new Date(seconds * 1000) : null

/** The earliest known moment. */
export function earliest(...moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter(moment => moment !== null)
  return known.length > 0 ? new Date(Math.min(...known.map(Number))) : null
}

/** Whether an assignment may be extended: 'Ja', '2 maal 3 maand(en)', 'geen', '18 maanden met optie tot verlenging'. */
export function writtenExtension(text: Given): boolean | null {
  const written = short(text)
  if (
    /^(?:nee|geen|n\.?v\.?t|niet (?:mogelijk|van toepassing))\b|\b(?:geen|zonder|niet)\b[^.]{0,40}\bverleng|\bverleng\w* (?:is )?(?:niet|geen)\b/i.test(
      written,
    )
  )
    return false
  return /^(?:ja|mogelijk)\b|\d ?(?:x|maal|keer)\b|\bverleng/i.test(written) ? true : null
}

/**
 * The lines 'label: value' of a description, by label in lower case; the first of duplicates wins.
 * @param html description; only its first part is read
 */
export function labelled(html: string | null | undefined): ReadonlyMap<string, string> {
  const facts = new Map<string, string>()
  for (const line of plainText((html ?? '').slice(0, MAX_LABELLED_LENGTH)).split('\n')) {
    const [, label, value] = /^(?:[-•*] ?)?([^:\n]{2,50}?) ?: ?(?!\/\/)(\S[^\n]{0,199})$/.exec(line) ?? []
    const key = label?.toLowerCase()
    if (key && value && !facts.has(key)) facts.set(key, value)
  }
  return facts
}
