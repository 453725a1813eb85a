import { Box, chakra, Flex } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: '11', md: '9' },
    textStyle: 'sm',
    fontWeight: '620',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { transition: 'transform .12s', color: 'fg.muted', flexShrink: '0' },
    'details[open] > &': { '& > svg': { transform: 'rotate(90deg)' } },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing' },
  },
})

interface PartProps {
  readonly title: string
  readonly chosen: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A collapsible filter of the panel; its chosen values stay visible. */
export function Part({ title, chosen, isOpen = false, children }: PartProps) {
  return (
    <Box asChild borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <details open={isOpen}>
        <Summary>
          <ChevronRight size={15} aria-hidden />
          {title}
          <Box as="span" ms="auto" minW="0" truncate textStyle="xs" fontWeight="450" color="brand.fg">
            {chosen}
          </Box>
        </Summary>
        <Flex direction="column" gap="2" ps="6" pb="3" role="group" aria-label={title}>
          {children}
        </Flex>
      </details>
    </Box>
  )
}
