import { Button, HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface ChipGroupProps {
  readonly label: string
  readonly children: ReactNode
}

/** A row of chips; it scrolls sideways on a phone. */
export const ChipGroup = ({ label, children }: ChipGroupProps) => (
  <HStack
    role="group"
    aria-label={label}
    gap="2"
    overflowX={{ base: 'auto', md: 'visible' }}
    flexWrap={{ md: 'wrap' }}
    mx={{ base: '-4', md: '0' }}
    px={{ base: '4', md: '0' }}
    py={{ base: '1', md: '0' }}
    scrollbarWidth="none"
  >
    {children}
  </HStack>
)

interface ChipProps {
  readonly isOn: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A toggle button for a filter. */
export const Chip = ({ isOn, onClick, children }: ChipProps) => (
  <Button
    aria-pressed={isOn}
    onClick={onClick}
    size="xs"
    h="8"
    px="3"
    flexShrink="0"
    borderRadius="full"
    variant="outline"
    bg={isOn ? 'brand.subtle' : 'bg.panel'}
    borderColor={isOn ? 'brand.solid' : 'border.emphasized'}
    color={isOn ? 'brand.fg' : 'fg.muted'}
    css={{ '& svg': { boxSize: '3.5' } }}
  >
    {children}
  </Button>
)
