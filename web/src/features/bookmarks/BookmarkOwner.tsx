import { Text } from '@chakra-ui/react'
import type { BookmarkOwnerFragment } from './BookmarkOwner.generated'
import { fullName } from '../../connection/session/name-of'

export function BookmarkOwner({ owner }: { readonly owner: BookmarkOwnerFragment }) {
  return (
    <Text textStyle="xs" color="fg.muted">
      Gebookmarkt door {fullName(owner) || 'een gebruiker'}
    </Text>
  )
}
