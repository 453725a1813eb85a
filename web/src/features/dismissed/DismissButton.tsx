import { IconButton } from '@chakra-ui/react'
import { EyeOff } from 'lucide-react'
import { useRef } from 'react'
import { Tip } from '../../ui/Tip'
import { useDismiss } from './useDismiss'

interface DismissButtonProps {
  readonly tender: { readonly id: string; readonly title: string }
  /** Navigation after dismissing: to the next card of the list by default. */
  readonly onLeave?: () => void
}

/** Dismisses a tender, which hides it from the user's lists, and moves on to the next one. */
export function DismissButton({ tender, onLeave }: DismissButtonProps) {
  const { dismissed, isBusy } = useDismiss(tender.id)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Tip text="Niet interessant">
      <IconButton
        ref={button}
        variant="ghost"
        size="xs"
        aria-label={`Niet interessant: ${tender.title}`}
        aria-keyshortcuts="w"
        aria-disabled={isBusy}
        onClick={({ detail }) => {
          // The second click of a double click would dismiss the tender that takes the place of this one.
          if (isBusy || detail > 1) return
          if (onLeave) onLeave()
          else focusAfter(button.current?.closest('article'))
          dismissed()
        }}
      >
        <EyeOff size={15} />
      </IconButton>
    </Tip>
  )
}

/** The card is about to disappear, so keyboard focus moves to the card below or above it. */
function focusAfter(card: Element | null | undefined): void {
  if (!card?.contains(document.activeElement)) return
  const cards = [...document.querySelectorAll('main article')]
  const place = cards.indexOf(card)
  const next = cards[place + 1] ?? cards[place - 1]
  next?.querySelector<HTMLElement>(':is(h2, h3) a')?.focus()
}
