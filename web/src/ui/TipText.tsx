import { Portal, Tooltip, useTooltip } from '@chakra-ui/react'
import { type HTMLAttributes, memo, useEffect } from 'react'

export interface TipTextProps {
  readonly text: string
  /** Called with the event handlers for the explained element, on each change of them. */
  readonly onTrigger: (trigger: HTMLAttributes<HTMLElement>) => void
}

/**
 * Opens after 700 ms; while one is closing (300 ms) its neighbour opens at once. Below, since a card's
 * figures stand above its buttons. Memoised, or `onTrigger` would loop.
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
