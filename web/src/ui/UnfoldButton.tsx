import { Button, type ButtonProps } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { Ref } from 'react'

interface UnfoldButtonProps extends Omit<ButtonProps, 'onClick' | 'aria-expanded' | 'aria-controls'> {
  readonly isOpen: boolean
  /** Id of the controlled element; undefined while that is not mounted. */
  readonly controls: string | undefined
  readonly onToggle: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** Toggles the content below it; its chevron points in the direction of the change. */
export function UnfoldButton({ isOpen, controls, onToggle, children, ...look }: UnfoldButtonProps) {
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <Button aria-expanded={isOpen} aria-controls={controls} onClick={onToggle} {...look}>
      {children}
      <Chevron size={14} aria-hidden />
    </Button>
  )
}
