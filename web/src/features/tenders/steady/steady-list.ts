interface Listed {
  readonly id: string
}

/** The items on screen, and all items shown since the filters were chosen. */
export interface Shown<Item extends Listed> {
  readonly items: readonly Item[]
  readonly known: ReadonlySet<string>
}

export const shownOf = <Item extends Listed>(items: readonly Item[], before?: Shown<Item>): Shown<Item> => ({
  items,
  known: new Set([...(before?.known ?? []), ...items.map(({ id }) => id)]),
})

/**
 * How many items of an answer would push the list down: new ones above an item on screen. Restored items and items
 * after the end do not count.
 */
export function countNewAbove<Item extends Listed>({ items, known }: Shown<Item>, answer: readonly Item[]): number {
  if (items.length === 0) return 0
  const isShown = new Set(items.map(({ id }) => id))
  const last = answer.findLastIndex(({ id }) => isShown.has(id))
  return answer.slice(0, last < 0 ? answer.length : last).filter(({ id }) => !known.has(id)).length
}

/** The items to keep on screen, updated from the answer: removed items disappear, items pushed off the end stay. */
export function itemsToKeep<Item extends Listed>({ items }: Shown<Item>, answer: readonly Item[]): readonly Item[] {
  const answered = new Map(answer.map(item => [item.id, item]))
  const last = items.findLastIndex(({ id }) => answered.has(id))
  return items.flatMap((item, place) => answered.get(item.id) ?? (place > last ? item : []))
}
