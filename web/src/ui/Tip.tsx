import { mergeProps } from '@chakra-ui/react'
import { cloneElement, type HTMLAttributes, type ReactElement, useState } from 'react'
import { lazyPart } from './lazy/lazy-part'
import { useIsUsed } from './lazy/when-used'
import type { TipTextProps } from './TipText'

const TipText = lazyPart<TipTextProps>(() => import('./TipText'))

interface TipProps {
  readonly text: string
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>
}

/**
 * A tooltip, loaded after the first interaction. Its trigger stays mounted when the code arrives, because a remount
 * would lose focus or a click.
 */
export function Tip({ text, children }: TipProps) {
  const isUsed = useIsUsed()
  const [trigger, setTrigger] = useState<HTMLAttributes<HTMLElement>>({})
  return (
    <>
      {cloneElement(children, mergeProps(children.props, trigger))}
      {isUsed && <TipText props={{ text, onTrigger: setTrigger }} />}
    </>
  )
}
