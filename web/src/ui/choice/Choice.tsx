import { Box, useMediaQuery } from '@chakra-ui/react'
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useState } from 'react'
import type { ChoiceProps } from './choice-props'
import { lazyPart } from '../lazy/lazy-part'
import { useIsUsed } from '../lazy/when-used'
import type { ListChoiceProps } from './ListChoice'
import { NativeChoice } from './NativeChoice'

const ListChoice = lazyPart<ListChoiceProps>(() => import('./ListChoice'))

const openingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/** A select: native on touch and small screens, and everywhere until the first interaction. */
export function Choice(props: ChoiceProps) {
  const [isNative] = useMediaQuery(['(pointer: coarse), (max-width: 47.99rem)'], { ssr: false })
  const isUsed = useIsUsed()
  const [hasFocus, setFocus] = useState(false)
  const [isOpened, setOpened] = useState(false)
  const native = <NativeChoice {...props} />
  if (isNative) return native
  if (isOpened || (isUsed && !hasFocus)) return <ListChoice props={{ ...props, isOpened }} waiting={native} />

  const open = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault()
    setOpened(true)
  }
  return (
    <Box
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onMouseDown={(event: MouseEvent<HTMLElement>) => event.button === 0 && open(event)}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => openingKeys.has(event.key) && open(event)}
    >
      {native}
    </Box>
  )
}
