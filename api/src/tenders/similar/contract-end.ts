import { DateTime } from 'luxon'

const NUMBERS = new Map(
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig'
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
const number = `(\\d{1,3}|${[...NUMBERS.keys()].join('|')})`
/** Words that mark a period as the contract's duration; not its options, nor 'de maximale looptijd', which includes them. */
const DURATION = new RegExp(
  `(?<!max(?:imale|imum)? )\\b(?:looptijd|contractduur|contractperiode|(?:contract|(?:raam)?overeenkomst|concessie)(?: wordt (?:aangegaan|gesloten))?(?: voor| van)|(?:opdracht|contract|overeenkomst) duurt|voor de duur)` +
    `(?: (?:is|van|bedraagt|voor|de duur|een periode|initieel|ten minste|in beginsel|circa|:))*:? ${number}(?: \\(\\d+\\))? (jaar|jaren|maand|maanden)\\b`,
  'iu',
)

/** The duration of a contract in months according to a text, without options to extend it; null when it names none. */
export function contractMonthsIn(text: string): number | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ')
  const [, count, unit] = DURATION.exec(plain) ?? []
  if (!count || !unit) return null
  const amount = NUMBERS.get(count.toLowerCase()) ?? Number(count)
  return unit.toLowerCase().startsWith('jaar') || unit.toLowerCase() === 'jaren' ? amount * 12 : amount
}

interface Contract {
  /** yyyy-MM-dd, as the source gives it. */
  readonly endDate: string | null
  readonly awardDate: string | null
  readonly description: string | null
}

/**
 * The last day of a contract, without its options: the date that the source gives, else the day of the award plus the duration in the
 * description. Null when unknown.
 */
export function contractEndOf({ endDate, awardDate, description }: Contract): string | null {
  if (endDate) return endDate
  const months = awardDate && description ? contractMonthsIn(description) : null
  return awardDate && months ? DateTime.fromISO(awardDate).plus({ months }).toISODate() : null
}
