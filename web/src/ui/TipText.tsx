import { Portal, Tooltip, useTooltip } from '@chakra-ui/react'
import { type HTMLAttributes, memo, useEffect } from 'react'

export interface TipTextProps {
  readonly text: string
  /** Told what the element that this explains has to listen to, anew whenever that changes. */
  readonly onTrigger: (trigger: HTMLAttributes<HTMLElement>) => void
}

/** Opens after 700 ms; while one is closing (300 ms) its neighbour opens at once. Kept, or telling would not end. */
export default memo(function TipText({ text, onTrigger }: TipTextProps) {
  const tooltip = useTooltip({ openDelay: 700, closeDelay: 300, interactive: true })
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
