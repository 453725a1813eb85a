import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { number } from '../platform/dutch'

/** A native checkbox. */
export const Tick = chakra('input', {
  base: { boxSize: '4', flexShrink: '0', accentColor: '{colors.brand.solid}', cursor: 'pointer' },
})

interface CheckRowProps {
  readonly label: string
  /** Secondary text after the label: a province. */
  readonly detail?: string | null
  /** Prefix of the label: a code. */
  readonly sign?: ReactNode
  readonly count?: number | undefined
  readonly isApproximate?: boolean | undefined
  readonly isChecked: boolean
  /** Implied by another choice. */
  readonly isImplied?: boolean
  readonly onCheck: (isChecked: boolean) => void
}

/** A checkbox for one value, with the number of tenders that match it. */
export function CheckRow(props: CheckRowProps) {
  const { label, detail, sign, count, isApproximate, isChecked, isImplied = false, onCheck } = props
  return (
    <Flex
      asChild
      align="center"
      gap="2.5"
      minH={{ base: '11', md: '8' }}
      minW="0"
      flex="1"
      textStyle="sm"
      cursor="pointer"
    >
      <label>
        <Tick
          type="checkbox"
          checked={isChecked || isImplied}
          disabled={isImplied}
          onChange={event => onCheck(event.currentTarget.checked)}
        />
        {sign}
        <Text as="span" minW="0" overflowWrap="anywhere">
          {label}
          {detail && (
            <Text as="span" color="fg.muted">
              {' '}
              {detail}
            </Text>
          )}
        </Text>
        {count !== undefined && (
          <Box
            as="span"
            ms="auto"
            ps="2"
            textStyle="xs"
            color="fg.muted"
            fontVariantNumeric="tabular-nums"
            flexShrink="0"
          >
            {isApproximate && 'ongeveer '}
            {number(count)}
            <Text as="span" srOnly>
              {count === 1 ? ' tender' : ' tenders'}
            </Text>
          </Box>
        )}
      </label>
    </Flex>
  )
}
