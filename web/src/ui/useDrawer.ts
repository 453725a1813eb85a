import { useState } from 'react'

/** State of a drawer: it stays mounted from its first opening on, so that closing can be animated. */
export function useDrawer() {
  const [isOpen, setOpen] = useState(false)
  const [isThere, setThere] = useState(false)
  const set = (isSo: boolean) => {
    setThere(isSo)
    setOpen(isSo)
  }
  return { isOpen, isThere, open: () => set(true), close: () => setOpen(false), forget: () => set(false) }
}
