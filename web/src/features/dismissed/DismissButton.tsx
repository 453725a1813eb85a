import { IconButton } from '@chakra-ui/react'
import { EyeOff } from 'lucide-react'
import { useRef } from 'react'
import { Tip } from '../../ui/Tip'
import { useDismiss } from './useDismiss'

interface DismissButtonProps {
  readonly tender: { readonly id: string; readonly title: string }
  /** Where it leads: by default to the next card of a list. */
  readonly onLeave?: () => void
}

/** Keeps a tender out of one's lists, and leads on to the next one. */
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
        onClick={() => {
          if (isBusy) return
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

/** The card is about to go; who used the keyboard goes on from the one below it, or above it. */
function focusAfter(card: Element | null | undefined): void {
  if (!card?.contains(document.activeElement)) return
  const cards = [...document.querySelectorAll('main article')]
  const place = cards.indexOf(card)
  const next = cards[place + 1] ?? cards[place - 1]
  next?.querySelector<HTMLElement>(':is(h2, h3) a')?.focus()
}
