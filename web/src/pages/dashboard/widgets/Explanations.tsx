import { Box, HStack, Stack, Text } from '@chakra-ui/react'
import { Layers, Tags } from 'lucide-react'
import type { WidgetsQuery } from './Widgets.generated'
import { Widget } from '../../../ui/Widget'

export function CategoryExplanation({ categories }: Pick<WidgetsQuery, 'categories'>) {
  return (
    <Widget title="Categorie Uitleg" icon={<Tags size={16} />}>
      <Text textStyle="sm" color="fg.muted">
        Elke tender krijgt een of meer van {categories.length} categorieën, op grond van zijn tekst en CPV-codes.
      </Text>
      <Terms
        terms={categories.map(({ id, name, description, color }) => ({
          key: id,
          name,
          description: description ?? '',
          colour: color ?? 'gray',
        }))}
      />
    </Widget>
  )
}

export function DomainExplanation({ domains }: Pick<WidgetsQuery, 'domains'>) {
  return (
    <Widget title="Domein Uitleg" icon={<Layers size={16} />}>
      <Text textStyle="sm" color="fg.muted">
        Categorieën die bij elkaar horen vormen samen een domein.
      </Text>
      <Terms
        terms={domains.map(({ key, name, description }) => ({
          key,
          name,
          description: description ?? '',
          colour: null,
        }))}
      />
    </Widget>
  )
}

interface Term {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly colour: string | null
}

function Terms({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <Box as="details" textStyle="sm">
      <Box as="summary" cursor="pointer" color="brand.fg" fontWeight="550">
        Bekijk de uitleg
      </Box>
      <Stack as="dl" gap="2.5" mt="2.5">
        {terms.map(({ key, name, description, colour }) => (
          <Box key={key}>
            <HStack as="dt" gap="2" fontWeight="550">
              {colour && <Box boxSize="1.5" borderRadius="full" bg={`${colour}.dot`} aria-hidden />}
              {name}
            </HStack>
            <Text as="dd" color="fg.muted">
              {description}
            </Text>
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
