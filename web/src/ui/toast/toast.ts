import type { ReactNode } from 'react'

export interface Toast {
  readonly id: number
  readonly open: boolean
  readonly type: 'success' | 'error'
  readonly title: string
  readonly description?: string
  /** Undoes the reported action. */
  readonly onUndo?: () => void
  /** A follow-up action, in a dialog that outlives the toast. */
  readonly more?: { readonly label: string; readonly render: (onClose: () => void) => ReactNode }
  /** Needs a response, so the toast stays until it is closed. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** A closed toast is hidden at once, and removed from memory after this time. */
const FORGET_AFTER_MS = 1_000_000

let current: Toast | null = null
let made = 0
const listeners = new Set<() => void>()

function set(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}

export function showToast(toast: Omit<Toast, 'id' | 'open'>): void {
  set({ ...toast, id: ++made, open: true })
}

export function closeToast(toast: Toast): void {
  set({ ...toast, open: false })
  setTimeout(() => current?.id === toast.id && set(null), FORGET_AFTER_MS)
}

export const currentToast = () => current

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
