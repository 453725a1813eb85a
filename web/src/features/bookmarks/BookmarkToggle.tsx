import { Button, Spinner, Text } from '@chakra-ui/react'
import { Bookmark } from 'lucide-react'
import { pluralize, number } from '../../platform/dutch'
import type { BookmarkToggleFragment } from './BookmarkToggle.generated'
import { Tip } from '../../ui/Tip'
import { useBookmark } from './useBookmark'

export function BookmarkToggle({ tender }: { readonly tender: BookmarkToggleFragment }) {
  const { toggle, isBusy } = useBookmark(tender)
  const isOn = tender.isBookmarkedByUser
  const count = tender.bookmarkCount ?? 0
  const countText = count > 0 ? ` (${pluralize(count, 'bookmark', 'bookmarks')})` : ''
  return (
    <Tip text={isOn ? 'Bookmark verwijderen' : 'Bookmarken, zichtbaar voor iedereen'}>
      <Button
        variant={isOn ? 'subtle' : 'ghost'}
        size="xs"
        minW="8"
        px="2"
        gap="1"
        aria-label={`Bookmark: ${tender.title}${countText}`}
        aria-keyshortcuts="b"
        aria-pressed={isOn}
        aria-busy={isBusy}
        onClick={toggle}
      >
        {isBusy ? <Spinner size="xs" /> : <Bookmark size={15} fill={isOn ? 'currentColor' : 'none'} aria-hidden />}
        {count > 0 && (
          <Text as="span" data-count>
            {number(count)}
          </Text>
        )}
      </Button>
    </Tip>
  )
}
