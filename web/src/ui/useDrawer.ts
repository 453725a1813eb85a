import { useState } from 'react'

/** State of a drawer, which stays mounted after its first opening so that closing can be animated. */
export function useDrawer() {
  const [isOpen, setOpen] = useState(false)
  const [isThere, setThere] = useState(false)
  const set = (isSo: boolean) => {
    setThere(isSo)
    setOpen(isSo)
  }
  return { isOpen, isThere, open: () => set(true), close: () => setOpen(false), forget: () => set(false) }
}
