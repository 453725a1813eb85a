import { Badge, Button, Flex, Spinner } from '@chakra-ui/react'
import { Bookmark } from 'lucide-react'
import { useId } from 'react'
import { counted, number } from '../dutch'
import type { BookmarkButtonFragment } from './BookmarkButton.generated'
import { useSession } from '../session/use-session'
import { useBookmark } from './useBookmark'
import { changedVisibility, useUpdateBookmark } from './useUpdateBookmark'
import { VisibilitySwitch } from './VisibilitySwitch'

interface BookmarkButtonProps {
  readonly tender: BookmarkButtonFragment
  /** Chosen before there is a bookmark. */
  readonly isPublicLater: boolean
  readonly onChoose: (isPublic: boolean) => void
}

/** On a phone the main actions fill the width, and are high enough for a thumb. */
export const thumbWide = {
  flex: { base: '1 0 auto', md: '0 0 auto' },
  h: { base: '11', md: '10' },
  _icon: { boxSize: '4' },
} as const

/** The dialog's bookmark button, with the choice of visibility. */
export function BookmarkButton({ tender, isPublicLater, onChoose }: BookmarkButtonProps) {
  const { state } = useSession()
  const { toggle, isBusy } = useBookmark(tender)
  const { save, isBusy: isSaving } = useUpdateBookmark()
  const own = tender.viewerBookmark
  const isOn = tender.isBookmarkedByUser
  const count = tender.bookmarkCount ?? 0
  const countText = useId()
  return (
    <>
      {state === 'user' && (
        <Flex flex={{ base: '1 0 100%', md: '1' }}>
          <VisibilitySwitch
            isPublic={own ? own.isPublic : isPublicLater}
            isBusy={isSaving}
            onChange={isPublic => (own ? void save(...changedVisibility(own.id, isPublic)) : onChoose(isPublic))}
          />
        </Flex>
      )}
      <Button
        variant={isOn ? 'subtle' : 'outline'}
        aria-pressed={isOn}
        aria-busy={isBusy}
        aria-describedby={count > 0 ? countText : undefined}
        {...thumbWide}
        onClick={() => toggle(isPublicLater)}
      >
        {isBusy ? <Spinner size="xs" /> : <Bookmark size={16} fill={isOn ? 'currentColor' : 'none'} aria-hidden />}
        Bookmark
        {count > 0 && (
          <>
            <Badge colorPalette="brand" borderRadius="full" fontVariantNumeric="tabular-nums" aria-hidden data-count>
              {number(count)}
            </Badge>
            <span id={countText} hidden>
              {counted(count, 'bookmark', 'bookmarks')}
            </span>
          </>
        )}
      </Button>
    </>
  )
}
