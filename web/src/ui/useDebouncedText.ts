import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 300

interface DraftOptions {
  readonly value: string
  /** Normalises typed text. */
  readonly read: (text: string) => string
  readonly onChange: (value: string) => void
}

/** Debounces a text field: `onChange` is called when typing pauses. An external change (Back, 'Wissen') replaces the text. */
export function useDebouncedText({ value, read, onChange }: DraftOptions) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    setSent(value)
    if (value !== sent) setText(value)
  }
  const settle = useEffectEvent((draft: string) => {
    const next = read(draft)
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
