import { Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface PageTitleProps {
  readonly title: string
  readonly children?: ReactNode
}

/** The page's heading, and the same words in the browser's tab. */
export function PageTitle({ title, children }: PageTitleProps) {
  return (
    <Flex as="header" align="baseline" wrap="wrap" columnGap="3">
      <title>{`${title} · GreenRock Tenders`}</title>
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      {children && (
        <Text color="fg.muted" textStyle="sm">
          {children}
        </Text>
      )}
    </Flex>
  )
}
