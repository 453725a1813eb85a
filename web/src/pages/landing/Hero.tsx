import { Box, chakra, Heading, HStack, Image, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Facets = chakra('svg')

/** The numbers are part of the text, not counts. */
const tiles = [
  { value: '600+', label: 'Actieve Tenders' },
  { value: '13+', label: 'Platforms' },
  { value: '16', label: 'Categorieën' },
]

/** Introduction of the product. A wide screen shows the features too; a phone does not, so that the button stays visible. */
export function Hero({ children }: { readonly children?: ReactNode }) {
  return (
    <Stack
      as="section"
      aria-labelledby="claim"
      position={{ base: 'relative', lg: 'sticky' }}
      top="0"
      // As high as the screen, even if the column beside it grows.
      h={{ lg: '100dvh' }}
      overflow="hidden"
      justify="space-between"
      gap={{ base: '5', lg: '10' }}
      p={{ base: '6', lg: '14' }}
      bg="brand.900"
      color="white"
    >
      <Facets
        viewBox="0 0 735 868"
        preserveAspectRatio="none"
        position="absolute"
        inset="0"
        w="full"
        h="full"
        aria-hidden
      >
        <polygon points="108,868 165,673 380,450 562,318 648,568 735,512 735,868" fill="#104e39" opacity="0.75" />
        <polygon points="735,233 562,318 648,568 735,512" fill="#155a42" />
        <polygon points="452,570 562,318 648,568 735,512 735,868 530,868" fill="#104e39" opacity="0.35" />
      </Facets>
      <HStack gap="2.5" position="relative">
        <Image src="/favicon.svg" alt="" boxSize="7" filter="brightness(1.7) saturate(0.5)" />
        <Text fontWeight="660" letterSpacing="-0.02em">
          GreenRock{' '}
          <Text as="span" fontWeight="450" color="brand.200">
            Tenders
          </Text>
        </Text>
      </HStack>
      <Box position="relative" maxW="30rem">
        <Heading
          as="h1"
          id="claim"
          fontSize={{ base: '1.5rem', lg: '2.3rem' }}
          lineHeight="1.12"
          letterSpacing="-0.035em"
        >
          Alle Nederlandse tenders en opdrachten op één plek.
        </Heading>
        <Text mt="3" color="brand.100" fontSize={{ base: 'sm', lg: 'lg' }}>
          Verzameld uit 13+ platforms, automatisch ingedeeld en klaar om samen te beoordelen.
        </Text>
        {children}
      </Box>
      <SimpleGrid as="dl" columns={3} gap={{ base: '1', sm: '2', lg: '3' }} maxW="34rem" position="relative">
        {tiles.map(({ value, label }) => (
          <Stack
            key={label}
            gap="1"
            minW="0"
            // Keeps 'Categorieën' unbroken at 320 px.
            px={{ base: 'clamp(0.25rem, 4vw - 0.5rem, 0.75rem)', lg: '4' }}
            py={{ base: '3', lg: '4' }}
            bg="brand.950/60"
            borderWidth="1px"
            borderColor="white/10"
            borderRadius="card"
            direction="column-reverse"
            justify="flex-end"
          >
            <Text as="dt" textStyle="xs" color="brand.100">
              {label}
            </Text>
            <Text as="dd" fontSize={{ base: 'lg', lg: '2xl' }} lineHeight="1.2" fontWeight="660">
              {value}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
    </Stack>
  )
}
