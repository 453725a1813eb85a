import { Box, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import type { CategoryReasonsFragment } from '../../graphql.generated'
import { useSession } from '../../session/use-session'
import { CategoriseLink } from '../categorise/CategoriseButton'
import { percentageText, reasonText } from './category-reason'

/** Why it has its categories: the words and codes that spoke for each, and how sure that is. */
export function CategoryReasons({ tender }: { readonly tender: CategoryReasonsFragment }) {
  const { isAdmin } = useSession()
  if (tender.tenderCategories.length === 0) return null
  return (
    <chakra.details bg="bg.panel" borderWidth="1px" borderRadius="l2" px="3" py="2" textStyle="sm" mt="4">
      <chakra.summary cursor="pointer" fontWeight="550">
        Waarom deze categorie?
      </chakra.summary>
      <Stack as="ul" gap="2.5" mt="2.5" listStyleType="none">
        {tender.tenderCategories.map(link => (
          <li key={link.category.id}>
            <Flex justify="space-between" gap="2">
              <HStack gap="2" fontWeight="550">
                <Box boxSize="1.5" borderRadius="full" bg={`${link.category.color ?? 'gray'}.dot`} aria-hidden />
                {link.category.name}
              </HStack>
              <Text as="span" fontVariantNumeric="tabular-nums">
                {percentageText(link)}
              </Text>
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
