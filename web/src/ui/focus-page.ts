/** Where the focus goes when what had it is about to go, and has no neighbour: the page's own part, where it is. */
export const focusPage = () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
