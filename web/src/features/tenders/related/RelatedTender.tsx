import { Flex, Link as Styled, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { tenderAddress } from '../tender-address'

interface RelatedTenderProps {
  readonly tender: { readonly id: string; readonly title: string }
  /** Left and right text below the title. */
  readonly left: string
  readonly right: string | null
  readonly children?: ReactNode
}

/** A row that opens another tender in the same dialog. Closing the dialog does not return to this tender; Back does. */
export function RelatedTender({ tender: { id, title }, left, right, children }: RelatedTenderProps) {
  const location = useLocation()
  return (
    <Flex as="li" direction="column" gap="0.5" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Styled asChild color="fg" fontWeight="550" lineHeight="1.35" overflowWrap="anywhere">
        <Link to={tenderAddress(location, id)}>{title}</Link>
      </Styled>
      <Flex justify="space-between" gap="3" color="fg.muted" textStyle="xs">
        <Text minW="0" overflowWrap="anywhere">
          {left}
        </Text>
        {right && <Text flexShrink="0">{right}</Text>}
      </Flex>
      {children}
    </Flex>
  )
}
