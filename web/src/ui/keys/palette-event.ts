const EVENT = 'greenrock:palette'

/** The palette was requested before its listener existed. */
let isWanted = false

/** Opens the palette from any button. */
export function openPalette(): void {
  isWanted = true
  window.dispatchEvent(new Event(EVENT))
}

export function onOpenPalette(open: () => void): () => void {
  const listen = () => {
    isWanted = false
    open()
  }
  window.addEventListener(EVENT, listen)
  if (isWanted) listen()
  return () => window.removeEventListener(EVENT, listen)
}
