import { DateTime } from 'luxon'

const NUMBERS = new Map(
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig'
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
const number = `(\\d{1,3}|${[...NUMBERS.keys()].join('|')})`
/** What says that a period is the contract's; not its options, nor 'de maximale looptijd', which counts them in. */
const DURATION = new RegExp(
  `(?<!max(?:imale|imum)? )\\b(?:looptijd|contractduur|contractperiode|(?:contract|(?:raam)?overeenkomst|concessie)(?: wordt (?:aangegaan|gesloten))?(?: voor| van)|(?:opdracht|contract|overeenkomst) duurt|voor de duur)` +
    `(?: (?:is|van|bedraagt|voor|de duur|een periode|initieel|ten minste|in beginsel|circa|:))*:? ${number}(?: \\(\\d+\\))? (jaar|jaren|maand|maanden)\\b`,
  'iu',
)

/** Months that a contract lasts by the words of a text, without options to extend it; null when it names none. */
export function contractMonthsIn(text: string): number | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ')
  const [, count, unit] = DURATION.exec(plain) ?? []
  if (!count || !unit) return null
  const amount = NUMBERS.get(count.toLowerCase()) ?? Number(count)
  return unit.toLowerCase().startsWith('jaar') || unit.toLowerCase() === 'jaren' ? amount * 12 : amount
}

interface Contract {
  /** yyyy-MM-dd, as the source says it. */
  readonly endDate: string | null
  /** yyyy-MM-dd */
  readonly awardDate: string | null
  readonly description: string | null
}

/**
 * The day on which a contract ends, without its options: what the source says, else the day of the award and the duration that
 * the description names. Null when unknown.
 */
export function contractEndOf({ endDate, awardDate, description }: Contract): string | null {
  if (endDate) return endDate
  const months = awardDate && description ? contractMonthsIn(description) : null
  return awardDate && months ? DateTime.fromISO(awardDate).plus({ months }).toISODate() : null
}
