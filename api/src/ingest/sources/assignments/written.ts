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
const TO = String.raw`\s*(?:-|–|—|t/m|tot(?: en met)?|to|à|/)\s*`
const LEAST = 'min|minimaal|minimum|vanaf|from|hoger dan|meer dan|at least|ten minste|minstens'
const MOST = 'niet (?:hoger|meer) dan|max|maximaal|maximum|tot|up to|at most|ten hoogste|hoogstens'
const range = new RegExp(`(?<![\\d.,])(${NUMBER})(?:${TO}(${NUMBER}))?(?![\\d.,]*\\d)`)
const between = new RegExp(`\\b(?:tussen|between) (?:de )?(${NUMBER}) (?:en|and) (?:de )?(${NUMBER})`, 'i')
const leastAndMost = new RegExp(
  `\\b(?:${LEAST})\\b\\D{1,20}?(${NUMBER})(?!\\d|[.,]\\d)\\D{1,20}\\b(?:${MOST})\\b\\D{1,20}?(${NUMBER})(?![\\d.,]*\\d)`,
  'i',
)
const atMost = new RegExp(`^\\D*\\b(?:${MOST})\\b|${NUMBER}[^\\d,;]{0,16}\\bmax(?:imaal|imum)?\\b(?!\\D*\\d)`, 'i')
const atLeast = new RegExp(
  `^\\D*\\b(?:${LEAST})\\b|${NUMBER}\\+|${NUMBER}[^\\d,;]{0,16}(?:\\bmin(?:imaal|imum)?\\b|\\b(?:of|or) (?:meer|more|hoger|higher)\\b)(?!\\D*\\d)`,
  'i',
)

/** Parses a range in words: '85 - 95', 'tussen 85 en 95', 'vanaf 85'. A single number is both ends. */
function writtenRange(written: string): Range {
  const [, from, to] = leastAndMost.exec(written) ?? between.exec(written) ?? range.exec(written) ?? []
  if (from === undefined) return [null, null]
  const [min, max] = [writtenNumber(from), writtenNumber(to ?? from)]
  if (to === undefined && atMost.test(written)) return [null, max]
  if (to === undefined && atLeast.test(written)) return [min, null]
  return [min, max]
}

/** Whether each of these numbers is an end of the range. A text with other numbers is ambiguous. */
const areEnds = (numbers: readonly (string | undefined)[], ends: Range): boolean =>
  numbers.every(number => ends.includes(writtenNumber(number)))

/** Figures beside the hours a week: '4 dagen', '4x9', '0,8 fte', '80%', 'gedurende 6 maanden', '8 uur per dag'. */
const notHours = new RegExp(
  `(?<![\\d.,])${NUMBER}(?:${TO}${NUMBER})?\\s*(?:%|fte\\b|(?:werk)?dag(?:en)?\\b|days?\\b|weken\\b|weeks\\b|maand(?:en)?\\b|months?\\b|jaar\\b|years?\\b` +
    `|[x×*]\\s*${NUMBER}|(?:x|keer|maal)\\b|(?:uur|uren|hours?|u)?\\s*(?:per|p\\.?\\/?|\\/|a)\\s*(?:dag|day|d)\\b)`,
  'gi',
)
const aFortnight = /\bper (?:2|twee|two) (?:weken|weeks)\b/i
/** Hours of another period, or the times of a working day. */
const otherHours = new RegExp(
  String.raw`(?:\b(?:per|p|a)\.?|/)\s*(?:maand|month|mnd|jaar|year|kwartaal|quarter|opdracht|project)\b|\bper (?:[3-9]|drie|vier)\b` +
    String.raw`|(?:uur|uren|hours) (?:in )?tota|\btota[^\d]{0,12}\d|\d\s*(?:x|keer|maal)\sper\b|\b(?:dag(?:en)?|days?)\s(?:van|à|a|x|of)\s*\d` +
    String.raw`|:\d\d\s*(?:uur|u)?\s*(?:-|–|tot|to)\s*\d{1,2}:\d\d|\d\s?[ap]m\b|\b\d{4}-\d`,
  'i',
)
/** Times of a working day with a dot, which are no decimals. */
const workingDay = new RegExp(`(?<![\\d.,])(?:0?[6-9]|10)\\.\\d\\d(?:${TO})1[4-9]\\.\\d\\d`)
const inHours = new RegExp(`(${NUMBER})\\s*(?:uur|uren|hours?|u)\\b`, 'gi')

/** Hours a week: '16 tot 20 uur', '32-36', '24 uur per week', 'max 36'. A single number is both ends. */
export function writtenHours(text: Given): Range {
  const words = short(text)
  if (otherHours.test(words) || workingDay.test(words)) return [null, null]
  const written = words.replace(aFortnight, ' ').replace(notHours, ' ')
  const ends = writtenRange(written)
  const isExact = ends.every(end => end !== null)
  if (
    isExact &&
    !areEnds(
      Array.from(written.matchAll(inHours), ([, hours]) => hours),
      ends,
    )
  )
    return [null, null]
  const [min, max] = aFortnight.test(words) ? (ends.map(end => end && end / 2) as [number, number]) : ends
  // One hour a week is a full-time equivalent in the wrong field.
  return Math.max(min ?? 0, max ?? 0) > 1 ? [min, max] : [null, null]
}

export interface Pay {
  /** Euro an hour. */
  readonly rates: Range
  /** The source's words for pay that is not hourly: '€ 720 per dag', 'marktconform'. */
  readonly rateNote: string | null
}

const NUMBERS = String.raw`\d+(?:[.,]\d+)*`
const AMOUNT = String.raw`(?<![\d.,€])€?${NUMBERS}`
const PER = String.raw`\s*(?:per|p\.?\/?|\/|an?(?=\s))\s*`
const HOUR = '(?:gewerkt )?(?:uur|u|hour|hr|h)'
const AN_HOUR = new RegExp(`${PER}${HOUR}\\b|\\b(?:uurtarief|hourly)\\b`, 'i')
const OTHER =
  'dagdeel|dag|day|d|weken|week|wk|w|maand|mnd|month|m|jaar|jr|year|annum|opdracht|project|sprint|keer|km|kilometer'
/** Any other unit than an hour, known or not, makes the amount no hourly rate. */
const OTHER_UNIT = String.raw`\s*(?:\bper\s+(?!${HOUR}\b)[a-z\d]|\bp?/\s*(?!${HOUR}\b)[a-z]|/\s*\d{1,2}\s*(?:uur|hours)\b)`
const perOther = new RegExp(`${AMOUNT}(?:${TO}${AMOUNT})?(?: bruto)?(?:${PER}(?:${OTHER})\\b|${OTHER_UNIT})`, 'gi')
const OTHER_WORDS = new RegExp(
  `(?<!\\bt)${PER}(?:${OTHER})\\b|\\b(?:dag|week|maand|jaar)(?:tarief|prijs|bedrag|salaris)|(?:dage|weke|maande|jaar)lijks|\\bdaags\\b|\\b(?:daily|weekly|monthly|yearly|annual(?:ly)?)\\b` +
    `|schaal|schalen|\\btrede\\b|salar|vaste prijs|fixed|budget|totaal|\\b(?:fwg|cao)\\b|%|\\d\\s?k\\b`,
  'i',
)
const FOREIGN =
  /(?!€)\p{Sc}|\b(?:gbp|usd|chf|sek|dkk|nok|pln|czk|huf|dollars?|pond|pounds?|frank|franken|kronen|kronor|zloty)\b/iu
const WITH_TAX = String.raw`\(?\bincl(?:\.|usief|uding|udes)?\s*(?:btw|vat)\b\)?`
const taxedAmount = new RegExp(`${AMOUNT}(?:${TO}${AMOUNT})?(?:${PER}${HOUR}\\b\\.?)?\\s*${WITH_TAX}`, 'gi')
const withTax = new RegExp(WITH_TAX, 'i')
const hoursWorked = new RegExp(
  `(?<![\\d.,€])${NUMBERS}(?:${TO}${NUMBERS})?\\s*(?:uur|uren|hours?)\\b(?:${PER}(?:week|wk|w|dag|maand)\\b)?`,
  'gi',
)
/** A higher number without a unit is probably a rate per day. */
const MAX_WITHOUT_UNIT = 250
/** Lower amounts are placeholders, fees and travel expenses. */
const MIN_RATE = 10

/**
 * Parses pay in words. A rate counts as hourly when its unit says so, or when it has no unit and is plausible for an
 * hour; not when it is per day, week, month or assignment, a salary scale, in another currency, with VAT, or one of
 * several. A single number is the maximum.
 */
export function writtenPay(text: Given): Pay {
  const rates = hourlyRates(short(text).replace(/\s+/g, ' '))
  return { rates, rateNote: rates.every(end => end === null) ? ownWords(text) : null }
}

function hourlyRates(words: string): Range {
  const unknown = [null, null] as const
  if (FOREIGN.test(words)) return unknown
  const amountsIn = words
    .replace(/,[-–—=]+|\.[-–—=]+/g, '')
    .replace(/\b\d{1,2} ?% ?(?=btw|vat)/gi, '')
    .replace(
      /(?:€|\beuros?\b|\beur\b) ?(?=\d)|(\d[\d.,]*) ?(?:€|euros?\b|eur\b)/gi,
      (_, amount?: string) => `€${amount ?? ''}`,
    )
  const ofHours = amountsIn.replace(perOther, '')
  const stated = ofHours.replace(taxedAmount, '').replace(hoursWorked, '')
  const isAnHour = AN_HOUR.test(stated)
  if (
    withTax.test(stated) ||
    (!isAnHour && ((ofHours !== amountsIn && !stated.includes('€')) || OTHER_WORDS.test(stated)))
  )
    return unknown
  const ends = writtenRange(stated.replaceAll('€', ''))
  const highest = Math.max(...ends.map(end => end ?? 0))
  if (highest < MIN_RATE || (!isAnHour && highest > MAX_WITHOUT_UNIT)) return unknown
  const amounts = Array.from(stated.matchAll(/€([\d.,]*\d)/g), ([, amount]) => amount)
  if (
    !areEnds(
      amounts.filter(amount => (writtenNumber(amount) ?? Infinity) >= MIN_RATE),
      ends,
    )
  )
    return unknown
  const [min, max] = ends
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

/** A row of two cells, or a term and its description; a wider row is one of several records. */
const CELL = String.raw`((?:(?!</?(?:t[dhr]|d[dtl])\b)[^]){1,300}?)`
const tagOf = (name: string) => String.raw`<${name}\b[^<>]{0,200}>`
const labelledCells = [
  String.raw`${tagOf('tr')}\s*${tagOf('t[hd]')}${CELL}:?\s*</t[hd]>\s*${tagOf('td')}${CELL}</td>\s*</tr>`,
  String.raw`${tagOf('dt')}${CELL}:?\s*</dt>\s*${tagOf('dd')}${CELL}</dd>`,
].map(source => new RegExp(source, 'gi'))

/** A value on the line below its label; other text there is the next paragraph. */
const FIGURES = /^(?![^:]{2,50}: )(?=.*\d).{1,60}$/

/**
 * The lines 'label: value' of a description, by label in lower case; the first of duplicates wins.
 * @param html description; only its first part is read
 */
export function labelled(html: string | null | undefined): ReadonlyMap<string, string> {
  const facts = new Map<string, string>()
  const given = (html ?? '').slice(0, MAX_LABELLED_LENGTH)
  const text = labelledCells.reduce((rest, cells) => rest.replace(cells, '<p>$1: $2</p>'), given)
  const lines = plainText(text).split('\n').filter(Boolean)
  for (const [index, line] of lines.entries()) {
    const below = /^[^:]{2,50}:\s*$/.test(line) && FIGURES.test(lines[index + 1] ?? '') ? ` ${lines[index + 1]}` : ''
    const [, label, value] = /^(?:[-•*] ?)?([^:\n]{2,50}?) ?: ?(?!\/\/)(\S[^\n]{0,199})$/.exec(line + below) ?? []
    const key = label?.toLowerCase()
    if (key && value && !facts.has(key)) facts.set(key, value)
  }
  return facts
}
