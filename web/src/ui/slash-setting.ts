import { useSyncExternalStore } from 'react'

/** Somebody does not want '/' to lead to the search field: a key by itself is in the way of who speaks to the computer. */
const KEY = 'zonderSneltoets'
const listeners = new Set<() => void>()

export const isSlashOn = () => localStorage.getItem(KEY) === null

export function setSlash(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, '1')
  for (const listener of listeners) listener()
}

export const useIsSlashOn = () =>
  useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isSlashOn)
