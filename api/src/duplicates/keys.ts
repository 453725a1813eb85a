import { createHash } from 'node:crypto'
import { amsterdamDay } from '../calendar.js'
import { unique } from '../lists.js'
import type { Profile } from './same.js'

const MAX_ADDRESSES = 10
const MAX_WORDS = 2

/**
 * Blocking: two tenders that are one share at least one of these, so that a tender is compared with few others, found by an
 * index. Each address and code; the organisation with the closing day; the organisation with a long word of the title; all
 * words of the title. As signed 64-bit numbers, in decimals.
 */
export function keysOf({ found, addresses, code, organisation, title }: Profile): readonly string[] {
  const names = longest([...organisation.name])
  const day = found.closingDate && amsterdamDay(found.closingDate)
  return unique([
    ...[...addresses].slice(0, MAX_ADDRESSES).map(address => `address ${address}`),
    ...(code ? [`code ${code}`] : []),
    ...(day ? names.map(name => `deadline ${name} ${day}`) : []),
    ...names.slice(0, 1).flatMap(name => longest(title.words).map(word => `work ${name} ${word}`)),
    ...(title.words.length > 0 ? [`title ${title.words.toSorted().join(' ')}`] : []),
  ]).map(key => hashed(`${found.tenderType} ${key}`))
}

const longest = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1)).slice(0, MAX_WORDS)

const hashed = (key: string) => createHash('sha256').update(key).digest().readBigInt64BE().toString()
