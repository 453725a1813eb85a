import { Badge, Box, HStack } from '@chakra-ui/react'
import type { TenderCategoriesFragment } from './TenderCategories.generated'

/** Neutral badges; only a dot has the colour of the domain. */
export function TenderCategories({ tender }: { readonly tender: TenderCategoriesFragment }) {
  return (
    <HStack gap="1.5" wrap="wrap">
      {tender.tenderCategories.map(({ category }) => (
        <Badge key={category.id} variant="outline" colorPalette="gray" px="2" py="0.5">
          <Box boxSize="1.5" borderRadius="full" bg={`${category.color ?? 'gray'}.dot`} aria-hidden />
          {category.name}
        </Badge>
      ))}
    </HStack>
  )
}
