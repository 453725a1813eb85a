const EVENT = 'greenrock:palette'

/** Asked for before anybody listened. */
let isWanted = false

/** From a button, wherever it is. */
export function openPalette(): void {
  isWanted = true
  window.dispatchEvent(new Event(EVENT))
}

/** @returns stops listening */
export function onOpenPalette(open: () => void): () => void {
  const listen = () => {
    isWanted = false
    open()
  }
  window.addEventListener(EVENT, listen)
  if (isWanted) listen()
  return () => window.removeEventListener(EVENT, listen)
}
