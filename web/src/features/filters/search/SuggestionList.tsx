import { Badge, Box, Flex, type HTMLChakraProps, HStack, Kbd, Text } from '@chakra-ui/react'
import { Building2, MapPin, Tag } from 'lucide-react'
import { useId } from 'react'
import type { SuggestionKind } from '../../../graphql.generated'
import { Marked } from '../../tenders/card/Marked'
import { groupNames, type Suggestion } from './suggested'

interface SuggestionListProps {
  readonly suggestions: readonly Suggestion[]
  readonly text: string
  readonly highlighted: number
  readonly menu: HTMLChakraProps<'div'>
  readonly itemProps: (item: Suggestion, index: number) => HTMLChakraProps<'div'>
}

const icons = { CATEGORY: Tag, ORGANIZATION: Building2, PLACE: MapPin } as const

/** Grouped suggestions below the field. An empty list stays mounted, because the field refers to its id. */
export function SuggestionList({ suggestions, text, highlighted, menu, itemProps }: SuggestionListProps) {
  const id = useId()
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))]
  const isShown = suggestions.length > 0
  return (
    <Box
      pos="absolute"
      top="calc(100% + 0.25rem)"
      insetStart="0"
      w={{ base: 'calc(100vw - 4rem)', md: '100%' }}
      zIndex="dropdown"
      hidden={!isShown}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="raised"
      overflow="hidden"
      css={{ '& mark': { bg: 'transparent', color: 'brand.fg', fontWeight: '640' } }}
    >
      <Box {...menu} maxH="60vh" overflowY="auto" p="2" outline="none">
        {kinds.map(kind => (
          <Box key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <Text id={`${id}-${kind}`} textStyle="xs" fontWeight="550" color="fg.muted" px="2" pt="1.5" pb="1">
              {groupNames[kind]}
            </Text>
            {suggestions.map((one, index) =>
              one.kind === kind ? (
                <Row key={one.value} one={one} text={text} isOn={index === highlighted} {...itemProps(one, index)} />
              ) : null,
            )}
          </Box>
        ))}
      </Box>
      <Flex
        aria-hidden
        display={{ base: 'none', md: 'flex' }}
        justify="space-between"
        px="4"
        py="2"
        bg="bg.subtle"
        borderTopWidth="1px"
        textStyle="xs"
        color="fg.muted"
      >
        <HStack minW="0">
          <Kbd size="sm">Enter</Kbd>
          <Text truncate>zoek op ‘{text.trim()}’</Text>
        </HStack>
        <HStack flexShrink="0">
          <Kbd size="sm">↓</Kbd> kies <Kbd size="sm">Tab</Kbd> neem over
        </HStack>
      </Flex>
    </Box>
  )
}

interface RowProps extends HTMLChakraProps<'div'> {
  readonly one: Suggestion
  readonly text: string
  readonly isOn: boolean
}

function Row({ one, text, isOn, ...option }: RowProps) {
  return (
    <Box
      {...option}
      display="flex"
      alignItems="center"
      gap="2.5"
      minH="9"
      px="2"
      borderRadius="l2"
      cursor="pointer"
      bg={isOn ? 'brand.subtle' : undefined}
    >
      <Sign kind={one.kind} value={one.value} />
      <Text as="span" textStyle="sm" lineClamp="2">
        <Marked text={one.label} search={text} />
        {one.detail && (
          <Text as="span" color="fg.muted">
            {' '}
            {one.detail}
          </Text>
        )}
      </Text>
      <Text as="span" ms="auto" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {one.count}
        <Text as="span" srOnly>
          {one.count === 1 ? ' tender' : ' tenders'}
        </Text>
      </Text>
    </Box>
  )
}

function Sign({ kind, value }: { readonly kind: SuggestionKind; readonly value: string }) {
  if (kind === 'CPV') return <Badge colorPalette="gray">{value}</Badge>
  const Icon = icons[kind]
  return (
    <Box asChild color="fg.muted" flexShrink="0">
      <Icon size={15} aria-hidden />
    </Box>
  )
}
