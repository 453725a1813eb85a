import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 300

interface DraftOptions {
  /** What holds now. */
  readonly value: string
  /** What a typed text comes down to. */
  readonly read: (text: string) => string
  readonly onChange: (value: string) => void
}

/** A field that is listened to when the typing pauses. What changes from outside (Back, 'Wissen') replaces the text. */
export function useDraft({ value, read, onChange }: DraftOptions) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    setSent(value)
    if (value !== sent) setText(value)
  }
  const settle = useEffectEvent((typed: string) => {
    const next = read(typed)
    if (next === value) return
    setSent(next)
    onChange(next)
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}
