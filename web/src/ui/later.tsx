import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

interface LaterProps<Props> {
  readonly props: Props
  /** What stands there until then. */
  readonly fallback?: ReactNode
  /** The place stays as it is: somebody is busy with what stands there now. */
  readonly isHeld?: boolean
}

const AGAIN_AFTER_MS = 10_000

/**
 * A part that nobody needs to see the page: its code comes when the browser has nothing better to do. When it does not
 * come, the page goes on without it, and tries again after a while.
 */
export function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let arrived: ComponentType<Props> | null = null
  let coming: Promise<void> | null = null
  const fetch = async () => {
    try {
      await whenIdle()
      arrived = (await load()).default
    } catch {
      coming = null
    }
  }

  return function Later({ props, fallback = null, isHeld = false }: LaterProps<Props>): ReactNode {
    const [Part, setPart] = useState(() => arrived)
    useEffect(() => {
      if (Part || isHeld) return
      let isHere = true
      let again: ReturnType<typeof setTimeout> | undefined
      const ask = async () => {
        await (coming ??= fetch())
        if (!isHere) return
        if (arrived) setPart(() => arrived)
        else again = setTimeout(() => void ask(), AGAIN_AFTER_MS)
      }
      void ask()
      return () => {
        isHere = false
        clearTimeout(again)
      }
    }, [Part, isHeld])
    return Part ? <Part {...props} /> : fallback
  }
}
