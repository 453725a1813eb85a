import { Portal, Tooltip, useTooltip } from '@chakra-ui/react'
import { type HTMLAttributes, memo, useEffect } from 'react'

export interface TipTextProps {
  readonly text: string
  /** Receives the event handlers for the trigger, on each change of them. */
  readonly onTrigger: (trigger: HTMLAttributes<HTMLElement>) => void
}

/**
 * Opens after 700 ms, or at once while a neighbour is closing (300 ms). Placed below, because a card's figures are
 * above its buttons. Memoised, because `onTrigger` would loop otherwise.
 */
export default memo(function TipText({ text, onTrigger }: TipTextProps) {
  const tooltip = useTooltip({
    openDelay: 700,
    closeDelay: 300,
    interactive: true,
    positioning: { placement: 'bottom' },
  })
  useEffect(() => onTrigger(tooltip.getTriggerProps()))
  return (
    <Tooltip.RootProvider value={tooltip}>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.RootProvider>
  )
})
