import { Portal, Tooltip } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface TipProps {
  readonly text: string
  readonly children: ReactNode
}

/** Opens after 700 ms; while one is closing (300 ms) its neighbour opens at once. */
export function Tip({ text, children }: TipProps) {
  return (
    <Tooltip.Root openDelay={700} closeDelay={300} interactive>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}
