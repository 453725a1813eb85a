import { useState } from 'react'

/** Of a panel that slides in: it is there from the first time on that somebody asks for it, so that it can slide out. */
export function useSlidIn() {
  const [isOpen, setOpen] = useState(false)
  const [isThere, setThere] = useState(false)
  const set = (isSo: boolean) => {
    setThere(isSo)
    setOpen(isSo)
  }
  return { isOpen, isThere, open: () => set(true), close: () => setOpen(false), forget: () => set(false) }
}
