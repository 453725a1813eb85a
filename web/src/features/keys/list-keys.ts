/** The title's links of the cards on screen, in their order. */
const titles = () => [...document.querySelectorAll<HTMLElement>('main article :is(h2, h3) a')]

/** Roving through the list: focuses the title before or after the card that has the focus; at first the first one. */
export function focusCard(step: 1 | -1): void {
  const links = titles()
  const card = document.activeElement?.closest('article')
  const index = links.findIndex(link => link.closest('article') === card)
  const next = links[index < 0 ? 0 : index + step]
  next?.focus({ preventScroll: true })
  next?.closest('article')?.scrollIntoView({ block: 'nearest' })
}

/**
 * Clicks what a key stands for (its `aria-keyshortcuts`) in the dialog on top, else in the card that has the focus.
 * @returns whether there was anything
 */
export function clickShortcut(key: string): boolean {
  const dialog = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1)
  const place = dialog ?? document.activeElement?.closest('article')
  const element = place?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]:not(:disabled)`)
  element?.click()
  return Boolean(element)
}

export const isDialogOpen = () => document.querySelector('[role=dialog][data-state=open]') !== null
