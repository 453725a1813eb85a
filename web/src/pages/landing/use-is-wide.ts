import { useMediaQuery } from '@chakra-ui/react'

const useMedia = () => useMediaQuery(['(min-width: 62rem)'], { ssr: false })[0] ?? false

/** Null where there is no window to ask, when the page is prerendered. */
export const useIsWide: () => boolean | null = typeof window === 'undefined' ? () => null : useMedia
