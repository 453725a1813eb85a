import { createHash } from 'node:crypto'
import { amsterdamDay } from '../../platform/calendar.js'
import { unique } from '../../platform/text/lists.js'
import { TenderType } from '../../reference/tender-values.js'
import type { Profile } from './profile.js'
import { isNameOf } from '../organisations/organisation.js'
import { stemOf } from './stems.js'
import { isRole } from './title.js'
import { rarityOfStem } from './word-rarity.js'

const MAX_ADDRESSES = 10
const MAX_NAMES = 2
const MAX_WORDS = 4
const MAX_WORDS_OF_PLACE = 3

/**
 * Blocking: only tenders that share a key are compared, so that an index finds the few candidates. Keys are signed 64-bit hashes in decimal notation.
 * Anonymous clients have keys without an organisation.
 */
export function keysOf(profile: Profile): readonly string[] {
  const { tender, addresses, code, organisation, title } = profile
  const names = longest(
    organisation.parts.flatMap(({ name }) => [...name]),
    MAX_NAMES,
  )
  const closing = tender.closingDate ? periodsOf(tender.closingDate, CLOSING_DAYS[tender.tenderType]) : []
  const words = title.words.filter(word => !isRole(word)).map(beginning)
  return unique([
    ...[...addresses].slice(0, MAX_ADDRESSES).map(address => `address ${address}`),
    ...(code ? [`code ${code}`] : []),
    ...names.flatMap(name => closing.map(period => `deadline ${name} ${period}`)),
    ...names.flatMap(name => longest(words, MAX_WORDS).map(word => `work ${name} ${word}`)),
    ...(title.words.length > 0 ? [`title ${title.words.toSorted().join(' ')}`] : []),
    ...placeKeys(profile, longest(words, MAX_WORDS_OF_PLACE)),
    ...abbreviationKeys(profile, closing),
    ...closingKeys(profile, longest(words, MAX_WORDS_OF_PLACE)),
    ...publicationKeys(profile, names),
  ]).map(key => hashed(`${tender.tenderType} ${key}`))
}

function placeKeys({ tender }: Profile, words: readonly string[]): readonly string[] {
  if (tender.tenderType !== TenderType.FREELANCE_CONTRACT || tender.province === null) return []
  const periods = periodsOf(tender.publicationDate, PUBLICATION_DAYS)
  return periods.flatMap(period => words.map(word => `place ${tender.province} ${period} ${word}`))
}

/** One source has the name of the organisation and another its abbreviation. */
function abbreviationKeys({ organisation }: Profile, closing: readonly string[]): readonly string[] {
  const starts = organisation.parts.flatMap(({ name, initials }) => {
    const short = [...name].filter(word => word.length <= MAX_SHORT).map(word => word.slice(0, PREFIX_LENGTH))
    return initials.length >= PREFIX_LENGTH ? [...short, initials.slice(0, PREFIX_LENGTH)] : short
  })
  return unique(starts)
    .slice(0, MAX_NAMES + 1)
    .flatMap(start => closing.map(period => `short ${start} ${period}`))
}

/** A joint procurement may be published under the name of any of the buyers. */
function closingKeys({ tender }: Profile, words: readonly string[]): readonly string[] {
  if (tender.tenderType !== TenderType.EU_PROCUREMENT || !tender.closingDate) return []
  return words.map(word => `closes ${amsterdamDay(tender.closingDate!)} ${word}`)
}

/** Aggregators omit the deadline and shorten the title to the role. */
function publicationKeys(profile: Profile, names: readonly string[]): readonly string[] {
  const { tender } = profile
  if (tender.tenderType !== TenderType.FREELANCE_CONTRACT) return []
  const periods = periodsOf(tender.publicationDate, DAYS_WITHOUT_DEADLINE)
  const terms = [tender.region, tender.startDate]
  return [
    ...names.flatMap(name => periods.map(period => `published ${name} ${period}`)),
    ...(terms.every(term => term !== null) ? [`terms ${terms.join(' ')}`] : []),
    ...wordKeys(profile, periods),
  ]
}

/** Rare words such as 'gnephoek' and 'openshift' remain when a broker hides the client and rewrites the title. */
function wordKeys({ description, title, organisation, place }: Profile, periods: readonly string[]): readonly string[] {
  const isDistinctive = (word: string) =>
    word.length >= MIN_DISTINCTIVE &&
    rarityOfStem(stemOf(word)) === 1 &&
    !isNameOf(word, organisation) &&
    !place.includes(word)
  const names = [...description.names].filter(isDistinctive)
  const words = longest([...names, ...[...title.words, ...description.words].filter(isDistinctive)], MAX_DISTINCTIVE)
  return periods.flatMap(period => words.map(word => `says ${period} ${beginning(word)}`))
}

const MIN_DISTINCTIVE = 5
const MAX_DISTINCTIVE = 4
const MAX_SHORT = 6
const PREFIX_LENGTH = 2
const DAYS_WITHOUT_DEADLINE = 3

/** Maximum difference in days between the dates of copies. */
const CLOSING_DAYS = { [TenderType.EU_PROCUREMENT]: 1, [TenderType.FREELANCE_CONTRACT]: 2 }
const PUBLICATION_DAYS = 8

const DAY_MS = 86_400_000

/** Two overlapping series of periods, so that dates within `days` of each other always share a period. */
function periodsOf(moment: Date, days: number): readonly string[] {
  const day = Date.parse(amsterdamDay(moment)) / DAY_MS
  return [Math.floor(day / (2 * days)), Math.floor((day + days) / (2 * days))].map(
    (period, half) => `${half} ${period}`,
  )
}

/** Length of the prefix that inflections share. */
const BEGINNING = 8
const beginning = (word: string) => word.slice(0, BEGINNING)

const longest = (words: readonly string[], most: number) =>
  unique(words)
    .toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1))
    .slice(0, most)

const hashed = (key: string) => createHash('sha256').update(key).digest().readBigInt64BE().toString()
