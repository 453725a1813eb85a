import { Box, HStack } from '@chakra-ui/react'
import { lookOf } from './source-state'

export function StateWord({ state }: { readonly state: string }) {
  const { word, colour } = lookOf(state)
  return (
    <HStack
      as="span"
      gap="1.5"
      whiteSpace="nowrap"
      color={colour === 'gray' ? 'fg.muted' : `${colour}.fg`}
      fontWeight="550"
    >
      <Box as="span" boxSize="1.5" borderRadius="full" bg={`${colour}.dot`} flexShrink="0" aria-hidden />
      {word}
    </HStack>
  )
}
