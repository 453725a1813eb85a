import { Badge, Box, Button, Flex, Spinner } from '@chakra-ui/react'
import { Bookmark } from 'lucide-react'
import { useId } from 'react'
import { pluralize, number } from '../../platform/dutch'
import type { BookmarkButtonFragment } from './BookmarkButton.generated'
import { useBookmark } from './useBookmark'
import { changedVisibility, useUpdateBookmark } from './useUpdateBookmark'
import { VisibilitySwitch } from './VisibilitySwitch'

interface BookmarkButtonProps {
  readonly tender: BookmarkButtonFragment
}

/** On a phone the main actions fill the width and are high enough for a thumb. */
export const fullWidthOnPhone = {
  flex: { base: '1 0 auto', md: '0 0 auto' },
  h: { base: '11', md: '10' },
  _icon: { boxSize: '4' },
} as const

/** The dialog's bookmark button and, once there is a bookmark, its visibility switch. */
export function BookmarkButton({ tender }: BookmarkButtonProps) {
  const { toggle, isBusy } = useBookmark(tender)
  const { save, isBusy: isSaving } = useUpdateBookmark()
  const own = tender.viewerBookmark
  const isOn = tender.isBookmarkedByUser
  const count = tender.bookmarkCount ?? 0
  const countText = useId()
  return (
    <>
      {own && (
        <Flex flex={{ base: '1 0 100%', md: '1' }}>
          <VisibilitySwitch
            isPublic={own.isPublic}
            isBusy={isSaving}
            onChange={isPublic => void save(...changedVisibility(own.id, isPublic))}
          />
        </Flex>
      )}
      <Button
        variant={isOn ? 'subtle' : 'outline'}
        aria-label="Bookmark"
        aria-keyshortcuts="b"
        aria-pressed={isOn}
        aria-busy={isBusy}
        aria-describedby={count > 0 ? countText : undefined}
        {...fullWidthOnPhone}
        flex="0 0 auto"
        onClick={toggle}
      >
        {isBusy ? <Spinner size="xs" /> : <Bookmark size={16} fill={isOn ? 'currentColor' : 'none'} aria-hidden />}
        <Box as="span" hideBelow="md">
          Bookmark
        </Box>
        {count > 0 && (
          <>
            <Badge colorPalette="brand" borderRadius="full" aria-hidden data-count>
              {number(count)}
            </Badge>
            <span id={countText} hidden>
              {pluralize(count, 'bookmark', 'bookmarks')}
            </span>
          </>
        )}
      </Button>
    </>
  )
}
