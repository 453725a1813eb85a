import type { SourceError } from '../../platform/fetching/source-error.js'
import { type SourceKey, sourceName } from '../../reference/sources.js'
import type { ExpectedField } from '../sources/connector.js'
import type { FieldGap } from './field-counts.js'
import type { SharedField, UnusualShare } from './share-counts.js'

export const SuspicionKind = {
  FEW: 'few',
  MISSING: 'missing',
  SAME: 'same',
  VANISHED: 'vanished',
  EMPTY: 'empty',
  UNUSABLE: 'unusable',
  SHAPE: 'shape',
} as const
export type SuspicionKind = (typeof SuspicionKind)[keyof typeof SuspicionKind]

export interface Suspicion {
  readonly kind: SuspicionKind
  /** Dutch, for the administrator. */
  readonly sentence: string
}

/** Facts about one source in a run after its list was read or broke off. */
export interface Facts {
  readonly source: SourceKey
  readonly counts: { readonly found: number; readonly refused: number }
  readonly refusals: readonly string[]
  readonly failure: SourceError | null
  /** Fields that too many notices lack although the source usually fills them in. */
  readonly gaps: readonly FieldGap[]
  /** One buyer or place has a share of the notices that none had before. */
  readonly share: UnusualShare | null
  /** Numbers of notices found by comparable runs, in any order. */
  readonly usual: readonly number[]
  /** Minimum number of comparable runs. */
  readonly leastUsual: number
  /** Nothing was found in a period that always has notices. */
  readonly isStrange: boolean
  /** More than half of the open tenders are missing in a list of all open ones. */
  readonly hasVanished: boolean
}

/** Whether a suspect run without held notices can be accepted: its notices were read and stored. */
export const canBeAccepted = (kind: SuspicionKind | null) =>
  kind === SuspicionKind.FEW || kind === SuspicionKind.MISSING || kind === SuspicionKind.SAME

/** Small lists fluctuate: a drop of up to this many is never suspect. */
const MAX_FEWER_UNSUSPECTED = 5

const fieldNames: Readonly<Record<ExpectedField, string>> = {
  title: 'de titel',
  organization: 'de opdrachtgever',
  publishedAt: 'de publicatiedatum',
  closingDate: 'de sluitingsdatum',
  description: 'de omschrijving',
}

const sharedNames: Readonly<Record<SharedField, string>> = { organization: 'opdrachtgever', place: 'plaats' }

/** Applies the rules of suspicion, most specific first; null when the run is in order or simply failed. */
export function suspicionOf(facts: Facts): Suspicion | null {
  const { source, counts, refusals, failure, isStrange, hasVanished } = facts
  const name = sourceName(source)
  if (failure?.kind === 'unexpected') return { kind: 'shape', sentence: failure.message }
  const [gap] = facts.gaps
  if (gap) {
    const sentence = `Bij ${figure(gap.missing)} van ${figure(gap.read)} ontbreekt ${fieldNames[gap.field]}.`
    return { kind: 'missing', sentence }
  }
  if (facts.share) return { kind: 'same', sentence: shareText(facts.share) }
  if (failure) return null
  if (isStrange)
    return {
      kind: 'empty',
      sentence: `${name} gaf geen enkele aankondiging. Misschien is de site veranderd. Er is niets verwijderd.`,
    }
  if (counts.refused > 0 && counts.refused === counts.found)
    return {
      kind: 'unusable',
      sentence: `${noneOf(counts.found)} van ${name} was bruikbaar. De eerste: ${refusals[0]}`,
    }
  const few = fewFound(facts)
  if (few) return { kind: 'few', sentence: few }
  if (!hasVanished) return null
  return { kind: 'vanished', sentence: `${name} toont meer dan de helft van de open opdrachten niet meer.` }
}

const MAX_VALUE = 80

const shareText = ({ field, value, same, read, most, window }: UnusualShare): string =>
  `${figure(same)} van de ${figure(read)} opdrachten hebben ${sharedNames[field]} ${value.slice(0, MAX_VALUE)}; ` +
  `dat was nooit meer dan ${figure(most)} van de ${figure(window)}.`

const noneOf = (found: number): string =>
  found === 1 ? 'Geen enkele aankondiging' : `Geen van de ${figure(found)} aankondigingen`

function fewFound({ counts: { found }, usual, leastUsual }: Facts): string | null {
  if (usual.length < leastUsual) return null
  const median = medianOf(usual)
  if (found >= median / 2 || median - found <= MAX_FEWER_UNSUSPECTED) return null
  return `${figure(found)} gevonden, meestal ${rangeText(usual)}.`
}

function rangeText(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most ? figure(least) : `${figure(least)} tot ${figure(most)}`
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const figure = (number: number) => number.toLocaleString('nl-NL')
