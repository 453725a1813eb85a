import { Box, useMediaQuery } from '@chakra-ui/react'
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useState } from 'react'
import type { ChoiceProps } from './choice-props'
import { lazyPart } from '../lazy/lazy-part'
import { whenUsed } from '../lazy/when-used'
import type { ListChoiceProps } from './ListChoice'
import { NativeChoice } from './NativeChoice'

const ListChoice = lazyPart<ListChoiceProps>(() => import('./ListChoice'), { after: whenUsed })

const openingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/**
 * A select. Touch and small screens get the native one, and so does everybody until the list's code is loaded, when the page
 * is first used. Who opens it before gets the list as soon as it is there, or the native one when it cannot be loaded.
 */
export function Choice(props: ChoiceProps) {
  const [isNative] = useMediaQuery(['(pointer: coarse), (max-width: 47.99rem)'], { ssr: false })
  const [isFocused, setFocused] = useState(false)
  const [isOpened, setOpened] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const native = <NativeChoice {...props} />
  if (isNative) return native

  const open = (event: SyntheticEvent<HTMLElement>) => {
    const { target } = event
    if (hasFailed || !(target instanceof HTMLSelectElement)) return
    event.preventDefault()
    target.focus()
    ListChoice.load().then(
      () => setOpened(true),
      () => setFailed(true),
    )
  }
  const untilThen = (
    <Box
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onMouseDown={(event: MouseEvent<HTMLElement>) => event.button === 0 && open(event)}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => openingKeys.has(event.key) && open(event)}
    >
      {native}
    </Box>
  )
  return <ListChoice props={{ ...props, isOpened }} isHeld={isFocused && !isOpened} waiting={untilThen} />
}
