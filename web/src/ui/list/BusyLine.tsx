import { Box } from '@chakra-ui/react'

export function BusyLine() {
  return (
    <Box
      role="progressbar"
      aria-label="Bezig met laden"
      position="fixed"
      top="header"
      insetX="0"
      h="0.5"
      zIndex="sticky"
      bg="brand.solid"
      animation="pulse 1s ease-in-out infinite"
    />
  )
}
