import type { ValueKind } from '../../graphql.generated'
import { money } from '../../platform/dutch'

/** Stands after the amount. */
export const kindTexts = {
  ESTIMATE: 'geraamd',
  LOT_ESTIMATE: 'geraamd',
  FRAMEWORK_MAXIMUM: 'maximum raamovereenkomst',
  LOT_MAXIMUM: 'maximum raamovereenkomst',
  AWARD: 'gegund',
  UNKNOWN: null,
} as const satisfies Readonly<Record<ValueKind, string | null>>

interface Valued {
  readonly valueKind: ValueKind
  readonly estimatedValue?: number | null | undefined
  readonly currency?: string | null | undefined
  readonly awardValue?: number | null | undefined
  readonly awardCurrency?: string | null | undefined
}

/** '€ 2.400.000': the amount that `valueKind` is about; null when unknown. */
export function amountOf({ valueKind, estimatedValue, currency, awardValue, awardCurrency }: Valued): string | null {
  if (valueKind === 'AWARD') return awardValue == null ? null : money(awardValue, awardCurrency)
  return estimatedValue == null ? null : money(estimatedValue, currency)
}
