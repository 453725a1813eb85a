import { Flex, HStack, Stack } from '@chakra-ui/react'
import { CircleHelp } from 'lucide-react'
import { Widget } from '../../ui/Widget'

const steps = [
  'Scant alle tenders zonder categorie',
  'Zoekt trefwoorden in titel en omschrijving',
  'Wijst de best passende categorieën toe',
  'Valt terug op ‘Overig’ zonder treffer',
]

export const HowItWorks = () => (
  <Widget title="Hoe werkt het?" icon={<CircleHelp size={16} />}>
    <Stack as="ol" gap="2.5" textStyle="sm" listStyleType="none">
      {steps.map((step, index) => (
        <HStack as="li" key={step} gap="2.5" align="flex-start">
          <Flex
            boxSize="5"
            flexShrink="0"
            align="center"
            justify="center"
            borderRadius="full"
            bg="brand.subtle"
            color="brand.fg"
            textStyle="xs"
            fontWeight="600"
            aria-hidden
          >
            {index + 1}
          </Flex>
          {step}
        </HStack>
      ))}
    </Stack>
  </Widget>
)
