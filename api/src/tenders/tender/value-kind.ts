import { ValueKind } from '../../reference/tender-values.js'
import type { Tender } from './tender.entity.js'

/** What `estimatedValue` is, or that only the value of the award is known. */
export function valueKindOf({
  valueKind,
  estimatedValue,
  awardValue,
}: Pick<Tender, 'valueKind' | 'estimatedValue' | 'awardValue'>): ValueKind {
  if (valueKind) return valueKind
  return estimatedValue === null && awardValue !== null ? ValueKind.AWARD : ValueKind.UNKNOWN
}
