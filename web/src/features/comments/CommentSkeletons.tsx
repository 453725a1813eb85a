import { Flex, Skeleton, SkeletonCircle, Stack } from '@chakra-ui/react'

const ROWS = 3

export function CommentSkeletons() {
  return (
    <Stack gap="4" pt="3" role="status" aria-label="Opmerkingen worden geladen">
      {Array.from({ length: ROWS }, (_, place) => (
        <Flex key={place} gap="3" data-skeleton="comment">
          <SkeletonCircle size="8" />
          <Stack flex="1" gap="2">
            <Skeleton h="4" w="12rem" />
            <Skeleton h="4" maxW="32rem" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  )
}
