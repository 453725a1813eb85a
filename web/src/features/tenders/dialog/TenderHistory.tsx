import { Box, Circle, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { number } from '../../../platform/dutch'
import { changeIcons } from '../../changes/change-icons'
import { otherSource } from '../../changes/other-source'
import type { TenderHistoryFragment } from './TenderHistory.generated'
import { dayOf } from './change-day'

/** Changes by later notices, newest first; for an unchanged tender only its publication. */
export function TenderHistory({ tender }: { readonly tender: TenderHistoryFragment }) {
  const { changes } = tender
  if (changes.length === 0) return null
  const hasChanged = changes.length > 1
  return (
    <Stack as="section" gap="3" aria-label={hasChanged ? 'Wijzigingen' : 'Publicatie'}>
      {hasChanged && (
        <Heading as="h3" size="sm">
          Wijzigingen{' '}
          <Text as="span" color="fg.muted" fontWeight="450">
            {number(changes.length)}
          </Text>
        </Heading>
      )}
      <Box as="ol" listStyleType="none">
        {changes.map((change, index) => (
          <Line
            key={change.id}
            change={change}
            source={otherSource(change, tender.source)}
            isNewest={hasChanged && index === 0}
            isLast={index === changes.length - 1}
          />
        ))}
      </Box>
    </Stack>
  )
}

interface LineProps {
  readonly change: TenderHistoryFragment['changes'][number]
  /** Another source than that of the tender. */
  readonly source: string | null
  readonly isNewest: boolean
  readonly isLast: boolean
}

function Line({ change, source, isNewest, isLast }: LineProps) {
  const Icon = changeIcons[change.kind]
  return (
    <Flex as="li" gap="2.5" textStyle="sm">
      <Flex direction="column" align="center" aria-hidden>
        <Circle
          size="6"
          borderWidth="1px"
          borderColor={isNewest ? 'brand.solid' : 'border.emphasized'}
          bg={isNewest ? 'brand.solid' : 'bg.panel'}
          color={isNewest ? 'brand.contrast' : 'fg.muted'}
        >
          <Icon size={13} />
        </Circle>
        {!isLast && <Box flex="1" w="1px" minH="2" bg="border.emphasized" />}
      </Flex>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        gap={{ base: '0', md: '3' }}
        minW="0"
        pt="0.5"
        pb={isLast ? '0' : '2'}
      >
        <Text asChild color="fg.muted" w={{ md: '6.5rem' }} flexShrink="0">
          <time dateTime={change.publishedAt}>{dayOf(change.publishedAt)}</time>
        </Text>
        <Text minW="0" overflowWrap="anywhere">
          <Text as="span" fontWeight="550">
            {change.headline}
          </Text>{' '}
          <Text as="span" color="fg.muted">
            {change.detail}
            {source && ` door ${source}`}
          </Text>
        </Text>
      </Flex>
    </Flex>
  )
}
