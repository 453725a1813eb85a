import { Box, Flex } from '@chakra-ui/react'

export const SeenLine = () => (
  <Flex align="center" gap="3" h="6" textStyle="xs" fontWeight="550" color="fg.muted">
    Eerder gezien
    <Box flex="1" borderTopWidth="1px" aria-hidden />
  </Flex>
)
