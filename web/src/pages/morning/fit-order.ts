interface Ranked {
  readonly id: string
  readonly fit?: { readonly rank: number } | null
}

/** Whether there is anything to order by: the user described themselves. */
export const hasFit = (tenders: readonly Ranked[]): boolean => tenders.some(({ fit }) => fit)

/** Best fit first, else newest; a tender that is not compared is in between. Stable, and nothing is left out. */
export const byFit = <Tender extends Ranked>(tenders: readonly Tender[]): readonly Tender[] =>
  tenders.toSorted((one, other) => (other.fit?.rank ?? 0) - (one.fit?.rank ?? 0))

/** Keeps the tenders that were shown in their places, and orders the others. */
export function reordered<Tender extends Ranked>(
  shown: readonly Tender[],
  newest: readonly Tender[],
  isByFit: boolean,
): readonly Tender[] {
  const left = newest.filter(tender => !shown.includes(tender))
  return [...shown, ...(isByFit ? byFit(left) : left)]
}
