import { type Amount, sumOf } from '../notices/amount.js'
import type { NoticeDraft, NoticeLot } from '../notices/draft.js'
import { ValueKind } from '../../reference/tender-values.js'

export interface Amounts {
  readonly estimate: Amount | null
  /** Maximum of a framework agreement. */
  readonly maximum: Amount | null
}

export type StatedValue = Required<Pick<NoticeDraft, 'estimatedValue' | 'valueKind' | 'maximumValue' | 'currency'>>

const sameCurrency = (amount: Amount | null, value: Amount | null | undefined): number | null =>
  amount && amount.currency === value?.currency ? amount.value : null

/**
 * The value of a procedure: as stated for the whole, else summed over its lots. Amounts of different kinds are never
 * added.
 * @param parts the lots; lots that share one maximum are one part in `maxima`
 */
export function statedValue(
  whole: Amounts,
  parts: { readonly estimates: readonly (Amount | null)[]; readonly maxima: readonly (Amount | null)[] },
): StatedValue {
  const kinds = [
    [ValueKind.ESTIMATE, whole.estimate],
    [ValueKind.FRAMEWORK_MAXIMUM, whole.maximum],
    [ValueKind.LOT_ESTIMATE, sumOf(parts.estimates)],
    [ValueKind.LOT_MAXIMUM, sumOf(parts.maxima)],
  ] as const
  const [valueKind, value] = kinds.find(([, amount]) => amount !== null) ?? [null, null]
  return {
    estimatedValue: value?.value ?? null,
    valueKind,
    maximumValue: sameCurrency(whole.maximum, value),
    currency: value?.currency ?? null,
  }
}

/** Values of one lot; the maximum is left out when its currency differs from that of the estimate. */
export function lotValue({ estimate, maximum }: Amounts) {
  const value = estimate ?? maximum
  return {
    estimatedValue: estimate?.value ?? null,
    maximumValue: sameCurrency(maximum, value),
    currency: value?.currency ?? null,
  } satisfies Partial<NoticeLot>
}
