import { useMediaQuery } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import type { ChoiceProps } from './choice-props'
import { NativeChoice } from './NativeChoice'

const ListChoice = lazy(() => import('./ListChoice'))

/** One out of several. Fingers and small screens get the device's own picker, and everybody until ours has arrived. */
export function Choice(props: ChoiceProps) {
  const [isNative] = useMediaQuery(['(pointer: coarse), (max-width: 47.99rem)'], { ssr: false })
  const native = <NativeChoice {...props} />
  if (isNative) return native
  return (
    <Suspense fallback={native}>
      <ListChoice {...props} />
    </Suspense>
  )
}
