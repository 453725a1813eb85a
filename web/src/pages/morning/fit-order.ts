interface Identified {
  readonly id: string
}

/** At most so many of these lists, in their order and each tender once; those that were shown keep their places. */
export const merged = <Tender extends Identified>(
  shown: readonly Tender[],
  lists: readonly (readonly Tender[])[],
  most: number,
): readonly Tender[] => {
  // A map keeps the place of the first.
  const byId = new Map([shown, ...lists].flat().map(tender => [tender.id, tender]))
  return [...byId.values()].slice(0, most)
}
