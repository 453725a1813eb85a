interface Ranked {
  readonly id: string
  readonly fit?: { readonly rank: number } | null
}

/** Whether there is anything to order by: the user described themselves. */
export const hasFit = (tenders: readonly Ranked[]): boolean => tenders.some(({ fit }) => fit)

/** Best fit first, else newest; a tender that is not compared is in between. Stable, and nothing is left out. */
export const byFit = <Tender extends Ranked>(tenders: readonly Tender[]): readonly Tender[] =>
  tenders.toSorted((one, other) => (other.fit?.rank ?? 0) - (one.fit?.rank ?? 0))

/** At most so many of the newest, by fit or by date; those that were shown keep their places. */
export function chosen<Tender extends Ranked>(
  shown: readonly Tender[],
  newest: readonly Tender[],
  isByFit: boolean,
  most: number,
): readonly Tender[] {
  const left = newest.filter(tender => !shown.includes(tender))
  return [...shown, ...(isByFit ? byFit(left) : left)].slice(0, most)
}
