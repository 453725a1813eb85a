import { pluralize } from '../../../platform/dutch'
import type { TenderFitFragment } from './TenderFit.generated'

type Fit = NonNullable<TenderFitFragment['fit']>

export const NO_REQUIREMENTS = 'Geen eisen gevonden in de tekst'
export const NO_PROFILE = 'Vul je profiel in om te zien wat past'
/** The form for what one tells about oneself. */
export const FIT_PROFILE_PATH = '/profiel#past-bij-mij'

const count = (fit: Fit, verdict: Fit['requirements'][number]['verdict']) =>
  fit.requirements.filter(point => point.verdict === verdict).length

export const countsOf = (fit: Fit) => ({
  all: fit.requirements.length,
  met: count(fit, 'MET'),
  notMet: count(fit, 'NOT_MET'),
  unknown: count(fit, 'UNKNOWN'),
})

/** '1 eis niet gehaald'; null when none is. */
export function warningOf(fit: Fit): string | null {
  const { notMet } = countsOf(fit)
  return notMet === 0 ? null : `${pluralize(notMet, 'eis', 'eisen')} niet gehaald`
}

/** '1 van 4 niet gehaald, 1 onbekend' */
export function requirementsText(fit: Fit): string {
  const { all, notMet, unknown } = countsOf(fit)
  const parts = [
    ...(notMet > 0 ? [`${notMet} van ${all} niet gehaald`] : []),
    ...(unknown > 0 ? [notMet > 0 ? `${unknown} onbekend` : `${unknown} van ${all} onbekend`] : []),
  ]
  return parts.join(', ') || (all > 0 ? 'alle gehaald' : '')
}

export const pointsText = (points: readonly unknown[]) => pluralize(points.length, 'punt', 'punten')

/** The label of the part that a phone folds: 'Nog 1 eis, past 4, ontbreekt 2'. */
export function foldedText({ requirements, matches, missing }: Fit, shown: number): string {
  const more = requirements.length - shown
  const text = [
    ...(more > 0 ? [`nog ${pluralize(more, 'eis', 'eisen')}`] : []),
    ...(matches.length > 0 ? [`past ${matches.length}`] : []),
    ...(missing.length > 0 ? [`ontbreekt ${missing.length}`] : []),
  ].join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
