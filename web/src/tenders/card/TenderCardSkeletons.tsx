import { Card, Flex, Skeleton, Stack } from '@chakra-ui/react'

interface TenderCardSkeletonsProps {
  readonly count: number
  readonly label?: string
}

/** Placeholders in the shape of the cards, so that their arrival causes no layout shift. */
export function TenderCardSkeletons({ count, label = 'Tenders worden geladen' }: TenderCardSkeletonsProps) {
  return (
    <Stack gap="3.5" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        <Card.Root key={place} data-skeleton="tender">
          <Card.Body p="5" gap="3">
            <Flex gap="2">
              <Skeleton h="5" w="50%" maxW="9rem" />
              <Skeleton h="5" w="20%" maxW="4rem" />
            </Flex>
            <Skeleton h="5" w={{ base: '90%', md: '55%' }} />
            <Skeleton h="4" w="12rem" />
            <Skeleton h="4" w="100%" maxW="46rem" />
            <Flex justify="space-between" gap="4">
              <Skeleton h="5" w="35%" maxW="8rem" />
              <Skeleton h="4" w="55%" maxW="16rem" />
            </Flex>
          </Card.Body>
        </Card.Root>
      ))}
    </Stack>
  )
}
