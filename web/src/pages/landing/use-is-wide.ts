import { useMediaQuery } from '@chakra-ui/react'

const useMedia = () => useMediaQuery(['(min-width: 62rem)'], { ssr: false })[0] ?? false

/** Null during prerendering, when there is no window. */
export const useIsWide: () => boolean | null = typeof window === 'undefined' ? () => null : useMedia
