import { Box, Button } from '@chakra-ui/react'
import { Download, Rss } from 'lucide-react'
import type { ComponentProps } from 'react'

export type OutMenu = 'export' | 'subscribe'

export function ExportButton(props: ComponentProps<typeof Button>) {
  return (
    <Button aria-label="Exporteren" variant="ghost" size="sm" px={{ base: '2', md: '2.5' }} {...props}>
      <Download size={15} aria-hidden />
      <Box as="span" hideBelow="md">
        Exporteren
      </Box>
    </Button>
  )
}

export function SubscribeButton(props: ComponentProps<typeof Button>) {
  return (
    <Button aria-label="Abonneren" variant="ghost" size="sm" px={{ base: '2', md: '2.5' }} {...props}>
      <Rss size={15} aria-hidden />
      <Box as="span" hideBelow="md">
        Abonneren
      </Box>
    </Button>
  )
}
