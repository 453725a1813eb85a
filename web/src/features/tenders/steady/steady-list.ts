interface Listed {
  readonly id: string
}

/** What of a list is on the screen, and what has been since its filters were chosen. */
export interface Shown<Item extends Listed> {
  readonly items: readonly Item[]
  readonly known: ReadonlySet<string>
}

export const shownOf = <Item extends Listed>(items: readonly Item[], before?: Shown<Item>): Shown<Item> => ({
  items,
  known: new Set([...(before?.known ?? []), ...items.map(({ id }) => id)]),
})

/**
 * How many items of an answer would move what is on the screen down: they stand above one of those, and are new. What was put
 * away and comes back is not, nor is what follows at the end.
 */
export function newAbove<Item extends Listed>({ items, known }: Shown<Item>, answer: readonly Item[]): number {
  if (items.length === 0) return 0
  const isShown = new Set(items.map(({ id }) => id))
  const last = answer.findLastIndex(({ id }) => isShown.has(id))
  return answer.slice(0, last < 0 ? answer.length : last).filter(({ id }) => !known.has(id)).length
}

/** What stays on the screen: as the answer has it; what is gone from between the others goes, what was pushed off the end stays. */
export function kept<Item extends Listed>({ items }: Shown<Item>, answer: readonly Item[]): readonly Item[] {
  const answered = new Map(answer.map(item => [item.id, item]))
  const last = items.findLastIndex(({ id }) => answered.has(id))
  return items.flatMap((item, place) => answered.get(item.id) ?? (place > last ? item : []))
}
