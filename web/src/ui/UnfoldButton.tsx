import { Button, type ButtonProps } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { Ref } from 'react'

interface UnfoldButtonProps extends Omit<ButtonProps, 'onClick' | 'aria-expanded' | 'aria-controls'> {
  readonly isOpen: boolean
  /** The id of what it unfolds; undefined while that is not in the page. */
  readonly controls: string | undefined
  readonly onToggle: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** Shows or hides what stands below it; its chevron points where that goes. */
export function UnfoldButton({ isOpen, controls, onToggle, children, ...look }: UnfoldButtonProps) {
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <Button aria-expanded={isOpen} aria-controls={controls} onClick={onToggle} {...look}>
      {children}
      <Chevron size={14} aria-hidden />
    </Button>
  )
}
