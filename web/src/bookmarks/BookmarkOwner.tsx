import { Text } from '@chakra-ui/react'
import type { BookmarkOwnerFragment } from '../graphql.generated'

export function BookmarkOwner({ owner: { firstName, lastName } }: { readonly owner: BookmarkOwnerFragment }) {
  const name = [firstName, lastName].filter(Boolean).join(' ') || 'een gebruiker'
  return (
    <Text textStyle="xs" color="fg.muted">
      Gebookmarkt door {name}
    </Text>
  )
}
