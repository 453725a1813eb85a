import { Box, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { ChevronDown, CircleQuestionMark } from 'lucide-react'
import type { CategoryReasonsFragment } from './CategoryReasons.generated'
import { useSession } from '../../../connection/session/use-session'
import { CategoriseLink } from '../categorise/CategoriseButton'
import { percentageText, reasonText } from './category-reason'

const Chevron = chakra(ChevronDown, {
  base: { ms: 'auto', 'details[open] > summary > &': { transform: 'scaleY(-1)' } },
})

/** Why the tender has its categories: the matching words and codes, and the confidence. */
export function CategoryReasons({ tender }: { readonly tender: CategoryReasonsFragment }) {
  const { isAdmin } = useSession()
  if (tender.tenderCategories.length === 0) return null
  return (
    <chakra.details bg="bg.panel" borderWidth="1px" borderRadius="l2" px="3" textStyle="sm" mt="3">
      <chakra.summary display="flex" alignItems="center" gap="2" py="2" cursor="pointer" fontWeight="550">
        <CircleQuestionMark size={15} aria-hidden />
        Waarom deze categorie?
        <Chevron size={15} aria-hidden />
      </chakra.summary>
      <Stack as="ul" gap="2.5" mt="0.5" pb="3" listStyleType="none">
        {tender.tenderCategories.map(link => (
          <li key={link.category.id}>
            <Flex justify="space-between" gap="2">
              <HStack gap="2" fontWeight="550">
                <Box boxSize="1.5" borderRadius="full" bg={`${link.category.color ?? 'gray'}.dot`} aria-hidden />
                {link.category.name}
              </HStack>
              <Certainty percentage={percentageText(link)} />
            </Flex>
            <Text color="fg.muted" ps="3.5">
              {reasonText(link)}
            </Text>
          </li>
        ))}
      </Stack>
      {isAdmin && <CategoriseLink tender={tender} />}
    </chakra.details>
  )
}

/** The bar is decorative: the figure has the same information. */
function Certainty({ percentage }: { readonly percentage: string }) {
  if (!percentage) return null
  return (
    <HStack gap="2" flexShrink="0">
      <Box w="12" h="1" borderRadius="full" bg="bg.emphasized" overflow="hidden" aria-hidden>
        <Box w={percentage} h="full" bg="brand.dot" />
      </Box>
      <Text as="span" minW="9" textAlign="end" fontVariantNumeric="tabular-nums">
        {percentage}
      </Text>
    </HStack>
  )
}
