const titles = () => [...document.querySelectorAll<HTMLElement>('main article :is(h2, h3) a')]

/** Focuses the title of the next or previous card, relative to the focused one; the first card if none has the focus. */
export function focusCard(step: 1 | -1): void {
  const links = titles()
  const card = document.activeElement?.closest('article')
  const index = links.findIndex(link => link.closest('article') === card)
  const next = links[index < 0 ? 0 : index + step]
  next?.focus({ preventScroll: true })
  next?.closest('article')?.scrollIntoView({ block: 'nearest' })
}

/**
 * Clicks the element with this key in its `aria-keyshortcuts`, in the topmost dialog or else the focused card.
 * @returns whether there was such an element
 */
export function clickShortcut(key: string): boolean {
  const dialog = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1)
  const place = dialog ?? document.activeElement?.closest('article')
  const element = place?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]:not(:disabled)`)
  element?.click()
  return Boolean(element)
}

export const isDialogOpen = () => document.querySelector('[role=dialog][data-state=open]') !== null
