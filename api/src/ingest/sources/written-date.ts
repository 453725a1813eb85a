import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../platform/calendar.js'
import { plainText } from './plain-text.js'
import { sourceDate } from './source-date.js'
import { dayOf } from './source-day.js'

/** The only parser of dates and times as people and programs write them, in Dutch or English. */

const MAX_TEXT_LENGTH = 200

const months = 'jan feb mrt|maa|mar apr mei|may jun jul aug sep okt|oct nov dec'
  .split(' ')
  .flatMap((names, index) => names.split('|').map(name => [name, index + 1] as const))
const MONTH =
  'jan(?:uari|uary)?|feb(?:r(?:uari|uary)?)?|maart|mrt|mar(?:ch)?|apr(?:il)?|mei|may|jun[ei]?|jul[iy]?|' +
  'aug(?:ust(?:us)?)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|dec(?:ember)?'
/** A two-digit year, but not an hour: '12 januari 12:00' has no year. */
const YEAR = String.raw`(?<year>\d{4}|['’]?\d{2}(?![:.]\d|\s?(?:u|uur|h)\b))(?!\d)`

const dates: readonly RegExp[] = [
  /(?<!\d)(?<year>\d{4})(?<between>[-/.])(?<month>\d{1,2})\k<between>(?<day>\d{1,2})(?!\d)(?:(?:Z|[+-]\d\d:\d\d)(?![:\d]))?/,
  /(?<!\d)(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?!\d)/,
  new RegExp(
    String.raw`(?<!\d)(?<day>\d{1,2})(?:e|de|ste|st|nd|rd|th)?[\s.,-]*(?:of\s)?(?<month>${MONTH})(?![a-z])[\s.,-]*${YEAR}`,
  ),
  new RegExp(String.raw`\b(?<month>${MONTH})\b\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s(?<year>\d{4})(?!\d)`),
  new RegExp(String.raw`(?<!\d)(?<day>\d{1,2})\s?(?<between>[-/.])\s?(?<month>\d{1,2})\s?\k<between>\s?${YEAR}`),
].map(({ source }) => new RegExp(source, 'gi'))

const UNIT = String.raw`(?:\s?(?:uur|hours?|hrs?|u|h)\b)`
/** Only an offset from Greenwich may be negative; elsewhere a hyphen starts a range. */
const ZONE = String.raw`(?:\s?\(?(?:(?<local>ces?t|mes?[tz])\b|(?<zone>z|utc?|gmt)\b(?<difference>\s?[+-]\d{1,2}(?::?\d\d)?)?|(?<offset>\+\d{1,2}(?::?\d\d)?)(?![\d:]))\)?)?`
/** Behind a date it is a time, and elsewhere a date. */
const DOTTED_TIME = /^(?:[01]\d|2[0-3])(?:\.[0-5]\d){2}$/
const HALF = String.raw`(?:\s?(?<half>[ap])\.?m\b\.?)?`
const times: readonly RegExp[] = [
  String.raw`(?<![\d.,:])(?<hour>\d{1,2})\s?[:.]\s?(?<minute>\d\d)(?:[:.](?<second>\d\d)(?:[.,](?<fraction>\d{1,3})\d{0,6})?)?(?!\d)${UNIT}?${HALF}${ZONE}`,
  String.raw`(?<![\d.,:])(?<hour>\d{1,2})${UNIT.replace(String.raw`\b`, '')}(?<minute>\d\d)(?!\d)${ZONE}`,
  String.raw`(?<![\d.,:])(?<hour>[01]\d|2[0-4])(?<minute>[0-5]\d)${UNIT}${ZONE}`,
  String.raw`(?<![\d.,:])(?<hour>\d{1,2})${UNIT}${ZONE}`,
  String.raw`(?<![\d.,:])(?<hour>\d{1,2})\s?(?<half>[ap])\.?m\b\.?${ZONE}`,
  String.raw`(?:(?<![\d.,:])(?<hour>12)\s)?\b(?:noon|midday)\b${ZONE}`,
].map(source => new RegExp(source, 'gi'))

const WEEKDAYS = /^(?:(ma|mon)|(di|tue)|(wo|wed)|(do|thu)|(vr|fri)|(za|sat)|(zo|sun))(?:[a-z]{0,2}|[a-z]*da[gy])$/i

/** Words around a date that do not change its meaning. */
const WORDS = new Set(
  `om op uiterlijk vóór voor tot en met t/m uur u t kan kunt datum tijd tijdstip lokale plaatselijke nederlandse amsterdam amsterdamse
  europe/amsterdam time local dutch the at on by before until latest uiterste sluit sluiting sluitingsdatum sluitingstijd deadline
  closing closes due date inschrijven inschrijving inschrijvingen inschrijftermijn inzenden reageren reactie reacties indienen
  aanmelden offerte offertes aanbieding aanbiedingen tenders bids submission submissions applications de het is van 's ’s middags avonds
  ochtends morgens middag avond ochtend precies exact stipt klokslag nieuw nieuwe new te / gewijzigd gewijzigde verlengd verlengde extended`.split(
    /\s+/,
  ),
)

/** Other deadlines and dates that are mentioned beside a closing date, up to the next deadline. */
const OTHER = String.raw`vragen|vragenronde|vraag|inlichtingen|nota van inlichtingen|nvi|questions?|clarifications?|gesprek(?:ken)?|interviews?|intakes?|gunning|award|start(?:datum|date)?|ingang(?:sdatum)?`
const OWN = String.raw`inschrijv(?:en|ing|ingen)|inschrijftermijn|indienen|inzenden|reageren|reacties?|aanmelden|offertes?|aanbiedingen|sluit(?:ing|ingsdatum)?|deadline|closing|closes|tenders|bids|submissions?|applications`
const WAS = String.raw`was|eerder|voorheen|oorspronkelijk|originally|previously|formerly|i\.?p\.?v\.?|in plaats van|instead of`
const otherInBrackets = new RegExp(
  String.raw`\((?:de |uiterste |sluiting(?:sdatum)? |deadline (?:voor )?)?(?:${OTHER}|${WAS}|verlengd van|extended from)\b[^()]*\)`,
  'gi',
)
/** '14 december, was 7 december'. */
const replaced = new RegExp(String.raw`^(?<now>[^(]*\d[^(]*?)[\s,;–-]+(?:${WAS})\s(?<before>.+)$`, 'i')
const deadlines = new RegExp(
  String.raw`(?:^|[\s,;|]+(?:en\s|and\s)?)(?:de\s|het\s|the\s)?(?=(?:${OTHER}|${OWN})\b)`,
  'i',
)
const isOther = new RegExp(`^(?:${OTHER})\\b`, 'i')
/** 'verlengd tot', 'was 7 december, nu': the date before it no longer applies. */
const moved =
  /\b(?:verlengd|verplaatst|verschoven|uitgesteld|gewijzigd|aangepast|extended|moved|postponed|changed)\s(?:(?:van|from)\s(?<from>.{6,60}?)\s)?(?:tot(?:\sen\smet)?|t\/m|naar|in|to|until|till)\b|(?<=\b(?:was|oorspronkelijk|eerder|voorheen|originally)\b.*)\b(?:nu|now|wordt|is)\b|→|->/i
/** A day until its end. */
const endOfDay = /\b(?:(?:aan het )?einde? (?:van de )?dag|end of (?:the )?day|eod)\b/gi
/** A negative offset requires seconds, because '9:00-12:00' is a range. */
const ISO_MOMENT = new RegExp(
  String.raw`^(?<date>\d{4}(-?)\d\d\2\d\d)[T ](?<time>(?!24)\d\d(?::?\d\d){1,2}(?:[.,]\d{1,9})?)` +
    String.raw`(?<zone>Z|\s?\+\d\d(?::?\d\d)?|(?<=\d{6}|:\d\d:\d\d|[.,]\d{1,9})(?:-\d\d:?\d\d|\s-\d{4}))?(?:\[Europe/Amsterdam\]|(?<=[+-]\d{4})\s(?:CES?T|UTC|GMT))?$`,
  'i',
)

interface Written {
  /** yyyy-MM-dd */
  readonly day: string
  readonly start: number
  readonly end: number
}

/** The order of C's asctime and of JavaScript: 'Fri Nov 20 12:00:00 2026'. */
const YEAR_LAST = /\b([a-z]{3} \d{1,2}) (\d\d:\d\d:\d\d(?: (?:[a-z]{3,4}|[+-]\d{4}))?) (\d{4})$/i

const short = (text: Given): string =>
  plainText(String(text ?? '').slice(0, MAX_TEXT_LENGTH))
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(YEAR_LAST, '$1 $3 $2')

type Given = string | number | null | undefined

function datesIn(text: string): readonly Written[] {
  const found: Written[] = []
  for (const pattern of dates)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      const day = dayFrom(match.groups!)
      if (day && found.every(other => end <= other.start || start >= other.end)) found.push({ day, start, end })
    }
  found.sort((a, b) => a.start - b.start)
  return found.filter(
    ({ start, end }, index) => !(found[index - 1]?.end === start - 1 && DOTTED_TIME.test(text.slice(start, end))),
  )
}

function dayFrom({ year, month, day }: Readonly<Record<string, string | undefined>>): string | null {
  const named = months.find(([name]) => month!.toLowerCase().startsWith(name))
  const number = named ? named[1] : Number(month)
  const full = year!.replace(/['’]/, '').padStart(4, '20')
  return dayOf(DateTime.fromObject({ year: Number(full), month: number, day: Number(day) }).toISODate())
}

const UNTIL = String.raw`(?:-|–|—|t/m|tot(?: en met)?|to|until|till)`
const untilNext = new RegExp(`^\\s*${UNTIL}\\s*$`, 'i')
/** Words that make a date something else than the start, or the end. */
const notAt = {
  start: new RegExp(String.raw`(?:\b(?:uiterlijk|voor|na|before|by|after|einde?)|vóór|${UNTIL})\s*$`, 'i'),
  end: /\b(?:na|after|vanaf|from|start|van)\s*$/i,
} as const

/**
 * Parses the day on which a period starts or ends to yyyy-MM-dd: '2026-10-01', '1 okt 2026', '1 October 2026', '01-10-26',
 * '1 t/m 31 okt 2026'. Null for 'z.s.m.', 'uiterlijk 1 oktober 2026' as a start, and the like.
 */
export function writtenDay(text: Given, end: 'start' | 'end'): string | null {
  const written = short(text)
  const moment = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/.test(written)
    ? DateTime.fromISO(written, { zone: AMSTERDAM }).toISODate()
    : null
  if (moment) return dayOf(moment)
  const [first, second] = datesIn(written)
  if (!first) return null
  if (end === 'end' && second && untilNext.test(written.slice(first.end, second.start))) return second.day
  return notAt[end].test(written.slice(0, first.start)) ? null : first.day
}

/**
 * Parses a moment: a day, with a time of day anywhere in the text: '12 jan 2027 17u00', '12e januari 2027 (12:00 uur)',
 * 'uiterlijk vóór 9.30 uur op 12-1-27', ISO, RFC 2822. Without an offset it is in Europe/Amsterdam, and so is CET,
 * which people write in summer too. A day without a time is its start or end, and 'vóór' a day is the end of the day
 * before. Null when unreadable or ambiguous.
 */
export function writtenMoment(text: Given, dayMeans: 'start' | 'end'): Date | null {
  const given = short(text)
  const mail = DateTime.fromRFC2822(given)
  if (mail.isValid) return readable(mail.toISO(), dayMeans)
  const { date, time, zone = '' } = ISO_MOMENT.exec(given)?.groups ?? {}
  if (date) return readable(`${date}T${time}${zone.trim().toUpperCase()}`, dayMeans)
  return statedMoment(asItApplies(given), dayMeans)
}

/** The text without other deadlines, and without the former date of a deadline that was moved. */
function asItApplies(given: string): string {
  const own = given
    .replace(endOfDay, ' ')
    .replace(/\bopen (?=tot\b|t\/m|until\b)/i, '')
    .replace(otherInBrackets, ' ')
    .split(deadlines)
    .filter(part => !(isOther.test(part) && datesIn(part).length === 1))
    .join(' ')
  const { now, before } = replaced.exec(own)?.groups ?? {}
  if (now && before && statedMoment(before, 'end')) return now
  const move = moved.exec(own)
  if (!move) return own
  const former = `${own.slice(0, move.index)} ${move.groups?.from ?? ''}`.replace(
    /\b(?:was|oorspronkelijk|eerder|voorheen|originally)\b/gi,
    ' ',
  )
  const isUnderstood = datesIn(former).length === 0 ? isHarmless(former, '') : statedMoment(former, 'end') !== null
  return isUnderstood ? own.slice(move.index + move[0].length) : own
}

function statedMoment(written: string, dayMeans: 'start' | 'end'): Date | null {
  const found = datesIn(written)
  const [first] = found
  if (!first || found.some(({ day }) => day !== first.day)) return null
  let rest = found.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, written)
  const stated: string[] = []
  for (const pattern of times)
    rest = rest.replace(pattern, (...match) => {
      stated.push(timeFrom(match.at(-1) as Readonly<Record<string, string | undefined>>, written))
      return ' '
    })
  if (!isHarmless(rest, first.day) || new Set(stated).size > 1) return null
  const [time] = stated
  if (time) return readable(`${first.day}T${time}`, dayMeans)
  const isBefore = /(?:vóór|voor|before)\s(?:[a-z]+\s)?$/i.test(written.slice(0, first.start))
  const day = isBefore && dayMeans === 'end' ? dayBefore(first.day) : first.day
  return readable(day, dayMeans)
}

const dayBefore = (day: string): string => DateTime.fromISO(day).minus({ days: 1 }).toISODate()!

/** Whether the rest of the text leaves date and time unchanged; a different weekday does not. */
function isHarmless(rest: string, day: string): boolean {
  const words = rest.replace(/\([^()\d]*\)/g, ' ').split(/[\s,;:()|.–—-]+/)
  return words.every(word => {
    const weekday = WEEKDAYS.exec(word)
    return weekday ? weekday[DateTime.fromISO(day).weekday] !== undefined : word === '' || WORDS.has(word.toLowerCase())
  })
}

/** The time in ISO; one that is impossible, such as 25:00, is none that a date can be read with. */
function timeFrom(groups: Readonly<Record<string, string | undefined>>, written: string): string {
  const { hour: hourText = '12', minute = '00', second = '00', fraction = '0', half, zone, difference, offset } = groups
  const isAfternoon = half?.toLowerCase() === 'p' || /['’]s (?:middags|avonds)\b/i.test(written)
  let hour = Number(hourText)
  if (isAfternoon && hour < 12) hour += 12
  if (half?.toLowerCase() === 'a' && hour === 12) hour = 0
  if (hour === 24 && minute === '00' && second === '00') return '23:59:59.999'
  const [, sign, hours, minutes = '00'] = /([+-])(\d{1,2}):?(\d\d)?$/.exec(difference ?? offset ?? '') ?? []
  const shift = sign ? `${sign}${hours!.padStart(2, '0')}:${minutes}` : zone ? 'Z' : ''
  return `${String(hour).padStart(2, '0')}:${minute}:${second}.${fraction}${shift}`
}

function readable(iso: string | null, dayMeans: 'start' | 'end'): Date | null {
  try {
    return sourceDate(iso ?? '', dayMeans)
  } catch {
    return null
  }
}
