export interface Amount {
  readonly value: number
  /** ISO 4217; null when unknown. */
  readonly currency: string | null
}

/** Exact to the cent. Null when the list is empty, an amount is unknown, or the currencies differ. */
export function sumOf(amounts: readonly (Amount | null)[]): Amount | null {
  const [first] = amounts
  if (!first || amounts.some(amount => amount?.currency !== first.currency)) return null
  // Rounding error: binary fractions cannot represent most cents, so whole cents are added.
  const cents = amounts.reduce((sum, amount) => sum + Math.round(amount!.value * 100), 0)
  return { value: cents / 100, currency: first.currency }
}

export const isSameAmount = (one: Amount | null | undefined, other: Amount | null | undefined): boolean =>
  one?.value === other?.value && one?.currency === other?.currency

/**
 * Total value of the contracts of one lot. Double counting: in a framework with several winners, each contract often
 * states the value of the whole. Null when a contract has no amount.
 */
export function sumOfContracts(amounts: readonly (Amount | null)[]): Amount | null {
  const [first] = amounts
  const isOfWhole = amounts.every(amount => isSameAmount(amount, first))
  return isOfWhole ? (first ?? null) : sumOf(amounts)
}
