/** Moves the focus to the main landmark, when the focused element is about to be removed and has no neighbour. */
export const focusPage = () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
