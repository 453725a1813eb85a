import { counted, number, shortDay } from '../../dutch'
import type { SourceRowFragment } from '../../graphql.generated'
import { CANCELLED } from '../../jobs/progress-texts'
import { isTrouble } from './source-state'

type Run = SourceRowFragment['runs'][number]

/** The newest run that has ended. */
export const lastEnded = (runs: readonly Run[]) => runs.find(({ status }) => status !== 'RUNNING')

/** '41 s', '3 min'; null while it runs. */
export function duration({ startedAt, completedAt }: Run): string | null {
  if (!completedAt) return null
  const seconds = Math.max(0, Math.round((Date.parse(completedAt) - Date.parse(startedAt)) / 1000))
  return seconds < 120 ? `${seconds} s` : `${number(Math.round(seconds / 60))} min`
}

const ordinals =
  'tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende'.split(' ')

/** 'derde keer op rij', for a status that the newest runs have in common; null for the first time. */
export function inARow(runs: readonly Pick<Run, 'status'>[]): string | null {
  const other = runs.findIndex(({ status }) => status !== runs[0]?.status)
  const ordinal = ordinals[(other < 0 ? runs.length : other) - 2]
  return ordinal ? `${ordinal} keer op rij` : null
}

/** What an administrator is told when a source that they had read has been. */
export function readingResult(name: string, state: string): string {
  if (state === 'failed') return `${name} kon niet worden gelezen`
  if (state === 'suspect') return `${name} gaf iets onverwachts`
  if (state === 'cancelled') return `Het lezen van ${name} is ${CANCELLED.toLowerCase()}`
  return `${name} is gelezen`
}

type Health = Pick<SourceRowFragment, 'state' | 'message' | 'runs' | 'offReason' | 'offBy' | 'offSince'>

/** The message in the row of a source; empty when there is nothing to say. */
export function messageIn(health: Health, nameOf: (person: NonNullable<Health['offBy']>) => string): string {
  const { state, message, runs, offReason, offBy, offSince } = health
  if (state === 'off') {
    const by = offBy && nameOf(offBy)
    return `Uitgezet${by ? ` door ${by}` : ''}${offSince ? `, ${shortDay(offSince)}` : ''}: ${offReason ?? ''}`
  }
  if (state === 'unconfigured') return 'Deze bron wordt niet gelezen.'
  const again = isTrouble(state) ? inARow(runs) : null
  return message && again ? `${message.replace(/\.$/, '')}, ${again}.` : (message ?? '')
}

/** 'Meestal zijn het 93 tot 99 publicaties.' */
export function usualText({ min, max }: NonNullable<SourceRowFragment['usualRange']>): string {
  const most = counted(max, 'publicatie', 'publicaties')
  return `Meestal ${max === 1 ? 'is' : 'zijn'} het ${min === max ? most : `${number(min)} tot ${most}`}.`
}

/** What happened to the tenders of a source in trouble. */
export function consequence(state: string, heldCount: number | null): string {
  if (state === 'failed') return 'Wat er stond, blijft staan. Bij de volgende run wordt het opnieuw geprobeerd.'
  if (heldCount === null) return 'Er is niets gesloten of verwijderd.'
  const waiting = heldCount === 1 ? 'Eén publicatie wacht' : `${number(heldCount)} publicaties wachten`
  return `Er is niets gesloten of verwijderd. ${heldCount > 0 ? `${waiting} tot je kiest.` : 'De lijst wacht tot je kiest.'}`
}
