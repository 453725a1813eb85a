import { mergeProps } from '@chakra-ui/react'
import { cloneElement, type HTMLAttributes, type ReactElement, useState } from 'react'
import { lazyPart } from './lazy/lazy-part'
import type { TipTextProps } from './TipText'

const TipText = lazyPart<TipTextProps>(() => import('./TipText'), { isIdle: true })

interface TipProps {
  readonly text: string
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>
}

/**
 * A word of explanation at what a pointer or the focus rests on. It arrives after the page; what it belongs to stays
 * in its place in the tree meanwhile, so that it loses neither focus nor a click.
 */
export function Tip({ text, children }: TipProps) {
  const [trigger, setTrigger] = useState<HTMLAttributes<HTMLElement>>({})
  return (
    <>
      {cloneElement(children, mergeProps(children.props, trigger))}
      <TipText props={{ text, onTrigger: setTrigger }} />
    </>
  )
}
