import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { ChartBarBig } from 'lucide-react'
import { number } from '../../platform/dutch'
import type { TenderStatsQuery } from './CategorisePage.generated'
import { useCategoriesQuery } from '../../features/tenders/categorise/Categories.generated'
import { Nothing, Widget } from '../../ui/Widget'

const TOP = 5

export function TopCategories({ categories }: Pick<TenderStatsQuery['tenderStats'], 'categories'>) {
  const { data } = useCategoriesQuery()
  const colours = new Map(data?.categories.map(({ name, color }) => [name, color]))
  return (
    <Widget title="Top Categorieën" icon={<ChartBarBig size={16} />}>
      {categories.length === 0 ? (
        <Nothing>Nog geen categorieën</Nothing>
      ) : (
        <Stack as="ol" gap="2.5" textStyle="sm" listStyleType="none">
          {categories.slice(0, TOP).map(({ category, count }) => (
            <Flex as="li" key={category} justify="space-between" gap="3">
              <HStack gap="2">
                <Box
                  boxSize="1.5"
                  flexShrink="0"
                  borderRadius="full"
                  bg={`${colours.get(category) ?? 'gray'}.dot`}
                  aria-hidden
                />
                {category}
              </HStack>
              <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                {number(count)}
              </Text>
            </Flex>
          ))}
        </Stack>
      )}
    </Widget>
  )
}
