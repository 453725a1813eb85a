import { Box, useMediaQuery } from '@chakra-ui/react'
import { useState } from 'react'
import type { ChoiceProps } from './choice-props'
import { lazyPart } from '../lazy/lazy-part'
import { NativeChoice } from './NativeChoice'

const ListChoice = lazyPart<ChoiceProps>(() => import('./ListChoice'), { isIdle: true })

/**
 * A select. Touch and small screens get the native one, and so does everybody until the list's code is loaded; it is not
 * replaced while it has the focus.
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
