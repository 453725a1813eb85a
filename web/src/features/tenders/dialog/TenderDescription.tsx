import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import { FoldedText } from './FoldedText'

const HINT_ABOVE = 100

export function TenderDescription({ text }: { readonly text: string | null }) {
  return (
    <>
      <Stack gap="1.5">
        <Heading as="h3" size="sm">
          Omschrijving
        </Heading>
        {text ? (
          <FoldedText text={text} />
        ) : (
          <Text color="fg.muted" textStyle="sm">
            Geen beschrijving beschikbaar.
          </Text>
        )}
      </Stack>
      {text && Array.from(text).length > HINT_ABOVE && <Hint />}
    </>
  )
}

const Advice = chakra('li', { base: { display: 'inline' } })

/** Looks like one sentence; a list for screen readers. */
function Hint() {
  return (
    <Flex gap="2.5" bg="brand.subtle" color="brand.fg" borderRadius="l2" px="3" py="2" textStyle="sm">
      <Info size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      <div>
        <chakra.strong fontWeight="640">Meer details nodig?</chakra.strong>{' '}
        <chakra.ul display="inline" listStyleType="none">
          <Advice>Bekijk de originele site, </Advice>
          <Advice>controleer de voorwaarden </Advice>
          <Advice>en neem contact op.</Advice>
        </chakra.ul>
      </div>
    </Flex>
  )
}
