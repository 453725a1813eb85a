import { pluralize, number, shortDay } from '../../platform/dutch'
import type { SourceRowFragment } from './SourceRow.generated'
import type { RefreshTendersMutation } from '../../features/refresh/RefreshButton.generated'
import { CANCELLED, readText } from '../../features/jobs/progress-texts'
import { isTrouble } from './source-state'

type Run = SourceRowFragment['runs'][number]

export const lastEnded = (runs: readonly Run[]) => runs.find(({ status }) => status !== 'RUNNING')

/** '41 s', '3 min'; null while the run lasts. */
export function duration({ startedAt, completedAt }: Run): string | null {
  if (!completedAt) return null
  const seconds = Math.max(0, Math.round((Date.parse(completedAt) - Date.parse(startedAt)) / 1000))
  return seconds < 120 ? `${seconds} s` : `${number(Math.round(seconds / 60))} min`
}

const ordinals =
  'tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende'.split(' ')

/** 'derde keer op rij', for consecutive runs with the same status; null for the first time. */
export function inARow(runs: readonly Pick<Run, 'status'>[]): string | null {
  const other = runs.findIndex(({ status }) => status !== runs[0]?.status)
  const ordinal = ordinals[(other < 0 ? runs.length : other) - 2]
  return ordinal ? `${ordinal} keer op rij` : null
}

/** Toast for an administrator who read a single source. */
export function readingResult(name: string, state: string): string {
  if (state === 'failed') return `${name} kon niet worden gelezen`
  if (state === 'suspect') return `${name} gaf iets onverwachts`
  if (state === 'cancelled') return `Het lezen van ${name} is ${CANCELLED.toLowerCase()}`
  return `${name} is gelezen`
}

/** Toast for an administrator who read all sources, or stopped that. */
export function allReadResult({
  totalAdded,
  totalFound,
  totalNotices,
  isStopped,
}: RefreshTendersMutation['refreshTenders']) {
  const counts = `${readText(totalNotices, totalFound)}, ${number(totalAdded)} nieuw`
  return isStopped
    ? { title: readingResult('de bronnen', 'cancelled'), description: `Tot dan toe: ${counts}` }
    : { title: 'De bronnen zijn gelezen', description: counts }
}

type Health = Pick<SourceRowFragment, 'state' | 'message' | 'runs' | 'offReason' | 'offBy' | 'offSince'>

export function messageIn(health: Health, nameOf: (person: NonNullable<Health['offBy']>) => string): string {
  const { state, message, runs, offReason, offBy, offSince } = health
  if (state === 'off') {
    const by = offBy && nameOf(offBy)
    return `Uitgezet${by ? ` door ${by}` : ''}${offSince ? `, ${shortDay(offSince)}` : ''}: ${offReason ?? ''}`
  }
  if (state === 'unconfigured') return 'Deze bron wordt niet gelezen.'
  const again = isTrouble(state) ? inARow(runs) : null
  return message && again ? `${message.replace(/\.?$/, '.')} Dit is de ${again}.` : (message ?? '')
}

/** 'Toegevoegd door Bea Beheerder op 22 nov 2026. Adres: https://…' */
export function additionText(
  { address, addedAt, addedBy }: Pick<NonNullable<SourceRowFragment['addition']>, 'address' | 'addedAt' | 'addedBy'>,
  nameOf: (person: NonNullable<Health['offBy']>) => string,
): string {
  const by = addedBy && nameOf(addedBy)
  return `Toegevoegd${by ? ` door ${by}` : ''} op ${shortDay(addedAt)}. Adres: ${address}`
}

export function usualText({ min, max }: NonNullable<SourceRowFragment['usualRange']>): string {
  const most = pluralize(max, 'aankondiging', 'aankondigingen')
  return `Meestal ${max === 1 ? 'is' : 'zijn'} het ${min === max ? most : `${number(min)} tot ${most}`}.`
}

/** The heading of a source's details when its latest run has no message. */
export function quietHeading(state: string): string {
  if (state === 'never') return 'Deze bron is nog niet gelezen.'
  if (state === 'running') return 'Deze bron wordt nu gelezen.'
  return 'De laatste run verliep zonder bijzonderheden.'
}

/** Sentences about the tenders of a source in trouble, and about decisions that wait; may be empty. */
export function consequence(state: string, heldCount: number | null): string {
  return [kept[state], heldCount === null ? null : waiting(state, heldCount)].filter(Boolean).join(' ')
}

const kept: Readonly<Record<string, string>> = {
  suspect: 'Er is niets gesloten of verwijderd.',
  failed: 'Wat er stond, blijft staan. Bij de volgende run wordt het opnieuw geprobeerd.',
}

/** Notices of a suspect run stay held until a later run succeeds, also if runs in between fail. */
function waiting(state: string, heldCount: number): string {
  const what = heldCount === 0 ? 'De lijst' : pluralize(heldCount, 'aankondiging', 'aankondigingen')
  const ofWhen = state === 'suspect' ? '' : ' van een eerdere run'
  return `${what}${ofWhen} ${heldCount > 1 ? 'wachten' : 'wacht'} op je keuze.`
}
