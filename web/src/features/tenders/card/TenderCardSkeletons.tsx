import { Box, Card, Flex, type FlexProps, Skeleton, Stack } from '@chakra-ui/react'
import { useIsRoomy } from '../density/density'
import { cardAreas, roomy, tight } from './card-areas'

interface LineProps extends Pick<FlexProps, 'hideBelow'> {
  readonly height: FlexProps['h']
  readonly width: FlexProps['w']
}

interface TenderCardSkeletonsProps {
  readonly count: number
  readonly label?: string
}

/** Placeholders with the same size as the cards, to avoid layout shift. */
export function TenderCardSkeletons({ count, label = 'Tenders worden geladen' }: TenderCardSkeletonsProps) {
  const isRoomy = useIsRoomy()
  return (
    <Stack gap={isRoomy ? '3.5' : '2'} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        <Card.Root key={place} data-skeleton="tender">
          <Card.Body {...cardAreas} {...(isRoomy ? roomy : tight)}>
            <Box gridArea="title">
              <Line height={{ base: '2.75rem', md: '1.5rem' }} width={{ base: '85%', md: '55%' }} />
            </Box>
            <Stack gridArea="words" gap="0">
              <Line height={{ base: '2.5rem', lg: '1.25rem' }} width="70%" />
              <Line height={{ base: '2.75rem', md: isRoomy ? '3rem' : '1.625rem' }} width="100%" />
            </Stack>
            <Stack gridArea="figures" gap="0" align={{ md: 'flex-end' }}>
              <Line height="1.375rem" width="8rem" />
              <Line height="1.25rem" width="5rem" hideBelow="md" />
            </Stack>
            <Flex gridArea="badges" align="center" h={{ base: '8', md: '6' }} mt={{ base: '1', md: '2.5' }}>
              <Skeleton h="5" w="50%" maxW="16rem" />
            </Flex>
          </Card.Body>
        </Card.Root>
      ))}
    </Stack>
  )
}

/** A line of text with the height of its line box. */
function Line({ height, width, ...rest }: LineProps) {
  return (
    <Flex h={height} w={width} align="center" {...rest}>
      <Skeleton h="60%" w="full" />
    </Flex>
  )
}
