import { Box, useMediaQuery } from '@chakra-ui/react'
import { useState } from 'react'
import type { ChoiceProps } from './choice-props'
import { lazyPart } from '../lazy/lazy-part'
import { NativeChoice } from './NativeChoice'

const ListChoice = lazyPart<ChoiceProps>(() => import('./ListChoice'), { isIdle: true })

/**
 * One out of several. Fingers and small screens get the device's own picker, and everybody until ours has arrived; who
 * is in it by then keeps it until they leave it.
 */
export function Choice(props: ChoiceProps) {
  const [isNative] = useMediaQuery(['(pointer: coarse), (max-width: 47.99rem)'], { ssr: false })
  const [isFocused, setFocused] = useState(false)
  const native = <NativeChoice {...props} />
  if (isNative) return native
  const untilThen = (
    <Box onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      {native}
    </Box>
  )
  return <ListChoice props={props} isHeld={isFocused} waiting={untilThen} />
}
