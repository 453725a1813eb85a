/** Ctrl-K, or Command-K on a Mac. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

const MOST = 5
let pressed: KeyboardEvent[] = []

function keep(event: KeyboardEvent): void {
  // The browser has a meaning of its own for it.
  if (isPaletteKey(event)) event.preventDefault()
  pressed = [...pressed, event].slice(-MOST)
}

/** Keys that are pressed before the code is there that they are for: what makes it load is the first of them. */
document.addEventListener('keydown', keep)

/** From now on somebody else listens. @returns what was pressed until now */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener('keydown', keep)
  const taken = pressed
  pressed = []
  return taken
}
