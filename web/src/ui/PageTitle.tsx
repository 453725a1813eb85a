import { Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface PageTitleProps {
  readonly title: string
  readonly children?: ReactNode
  /** Content at the end of the line. */
  readonly actions?: ReactNode
}

/** The page's heading, which is also the document title. */
export function PageTitle({ title, children, actions }: PageTitleProps) {
  return (
    <Flex as="header" align="baseline" wrap="wrap" columnGap="3" minH={actions === undefined ? '8' : '9'}>
      <title>{`${title} · GreenRock Tenders`}</title>
      <Heading as="h1" fontSize="2xl" lineHeight="2rem">
        {title}
      </Heading>
      {children && (
        <Text color="fg.muted" textStyle={{ base: 'xs', md: 'sm' }}>
          {children}
        </Text>
      )}
      {actions && (
        <Flex ms="auto" gap="1" alignSelf="center">
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
