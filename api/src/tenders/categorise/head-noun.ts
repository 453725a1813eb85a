import { prepositions, studyNouns, systemNouns } from '../../reference/title-words.js'
import { SEPARATOR } from './fold.js'
import { createMatcher } from './matcher.js'
import type { Outermost } from './outermost.js'

export interface Parts {
  /** The share of its weight that each keyword keeps. */
  readonly shares: readonly number[]
  /** Whether the title buys a computer system, whose domain the other words name. */
  readonly isSystem: boolean
  /** Whether the title buys a study, whose subject the other words name. */
  readonly isStudy: boolean
}

/** The share of its weight that a keyword keeps after the preposition, or before the last keyword of its compound. */
const DOMAIN = 0.5
const MODIFIER = 0.5

/**
 * Head noun: the thing that a title buys stands before the first preposition and at the end of a compound; the words after the preposition,
 * or first in the compound, name its domain.
 */
export function createHeadReader(): (found: Outermost<unknown>) => Parts {
  const matchPrepositions = createMatcher(prepositions.map(text => ({ text, isWhole: true })))
  const matchSystems = createMatcher(systemNouns.map(text => ({ text, isWhole: false })))
  const matchStudies = createMatcher(studyNouns.map(text => ({ text, isWhole: false })))
  const parts = { shares: [] as number[], isSystem: false, isStudy: false }
  let domainFrom = 0
  let folded: Uint8Array = new Uint8Array()
  const seePreposition = (_: number, start: number) => {
    if (start > 1 && start < domainFrom) domainFrom = start
  }
  const seeSystem = (_: number, start: number, end: number) => {
    if (start < domainFrom && folded[end] === SEPARATOR) parts.isSystem = true
  }
  const seeStudy = (_: number, start: number, end: number) => {
    if (start < domainFrom && folded[end] === SEPARATOR) parts.isStudy = true
  }

  return found => {
    const { starts, length } = found
    folded = found.folded
    domainFrom = length
    parts.isSystem = false
    parts.isStudy = false
    matchPrepositions(folded, length, seePreposition)
    matchSystems(folded, length, seeSystem)
    matchStudies(folded, length, seeStudy)
    parts.shares.length = 0
    const isHeadKnown = starts.length > 0 && starts[0]! < domainFrom
    for (const [at, start] of starts.entries()) {
      const isModifier = at + 1 < starts.length && folded.indexOf(SEPARATOR, start) > starts[at + 1]!
      const isDomain = isHeadKnown && start > domainFrom
      parts.shares.push((isModifier ? MODIFIER : 1) * (isDomain ? DOMAIN : 1))
    }
    return parts
  }
}
