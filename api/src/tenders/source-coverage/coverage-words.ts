import { amsterdamDaysBetween, inAmsterdam } from '../../platform/calendar.js'
import { type SourceKey, sourceName } from '../../reference/sources.js'
import type { RunStatus } from '../../reference/tender-values.js'

/** A source that does not cover a period, and its last ended run; null when it was never read. */
export interface Gap {
  readonly source: SourceKey
  readonly last: { readonly status: RunStatus; readonly startedAt: Date; readonly isWhole: boolean } | null
}

/** Until noon, a run before this hour is of last night. */
const NIGHT_ENDS = 9
const NOON = 12

/** 'Niet gedekt vannacht: TenderNed (mislukt 06:07) en TED (06:11)'; null without a gap. */
export function sentenceAbout(gaps: readonly Gap[], watched: number, now: Date): string | null {
  const [first, second] = gaps
  if (!first) return null
  const start = `Niet gedekt${periodOf(gaps, now)}:`
  if (gaps.length > 2) return `${start} ${gaps.length} van ${watched} bronnen, waaronder ${sourceName(first.source)}`
  const one = endOf(first, now)
  const named = `${start} ${sourceName(first.source)} (${[...one].filter(Boolean).join(' ')})`
  if (!second) return named
  const other = endOf(second, now)
  const isAlike = one[0] === other[0] && other[1] !== ''
  return `${named} en ${sourceName(second.source)} (${(isAlike ? [other[1]] : other).filter(Boolean).join(' ')})`
}

/** 'Nieuwe tenders van deze bron kunnen ontbreken. Om 07:30 proberen we het weer.'; null without a gap. */
export function noteAbout(gaps: number, next: Date | null, now: Date): string | null {
  if (gaps === 0) return null
  const missing = `Nieuwe tenders van deze ${gaps === 1 ? 'bron' : 'bronnen'} kunnen ontbreken.`
  return next ? `${missing} ${nextText(next, now)} proberen we het weer.` : missing
}

/** Empty unless all runs failed in that period. */
function periodOf(gaps: readonly Gap[], now: Date): '' | ' vannacht' | ' vandaag' {
  const at = inAmsterdam(now)
  const runs = gaps.map(({ last }) => (last && !last.isWhole ? inAmsterdam(last.startedAt) : null))
  if (!runs.every(run => run?.hasSame(at, 'day'))) return ''
  return at.hour < NOON && runs.every(run => run!.hour < NIGHT_ENDS) ? ' vannacht' : ' vandaag'
}

const words: Readonly<Partial<Record<RunStatus, string>>> = {
  failed: 'mislukt',
  suspect: 'verdacht',
  partial: 'deels gelezen',
  cancelled: 'gestopt',
}

/** How the last run ended, and when. */
function endOf({ last }: Gap, now: Date): readonly [how: string, when: string] {
  if (!last) return ['nog niet opgehaald', '']
  return [(!last.isWhole && words[last.status]) || 'niet opgehaald sinds', pastText(last.startedAt, now)]
}

/** '06:07', 'gisteren 20:07', 'vrijdag 20:07', '12 nov' */
function pastText(date: Date, now: Date): string {
  const then = inAmsterdam(date)
  const days = amsterdamDaysBetween(date, now)
  if (days >= 7) return then.toFormat('d LLL').replaceAll('.', '')
  const day = days === 0 ? '' : days === 1 ? 'gisteren ' : `${then.toFormat('cccc')} `
  return day + then.toFormat('HH:mm')
}

/** 'Om 07:30', 'Morgen om 07:07', 'Op maandag 30 november' */
function nextText(date: Date, now: Date): string {
  const then = inAmsterdam(date)
  const days = amsterdamDaysBetween(now, date)
  if (date <= now) return 'Zo meteen'
  if (days > 1) return `Op ${then.toFormat('cccc d MMMM')}`
  return `${days === 0 ? 'Om' : 'Morgen om'} ${then.toFormat('HH:mm')}`
}
