import { Box } from '@chakra-ui/react'
import { ChangeBanner } from './ChangeBanner'
import { CommentSection } from '../../features/comments/CommentSection'
import type { BookmarkCardFragment } from './BookmarkCard.generated'
import { TenderCard } from '../../features/tenders/card/TenderCard'
import { BookmarkOwner } from '../../features/bookmarks/BookmarkOwner'
import { OwnBookmark } from './OwnBookmark'

interface BookmarkCardProps {
  readonly bookmark: BookmarkCardFragment
  readonly isMine: boolean
  readonly search: string
}

export function BookmarkCard({ bookmark, isMine, search }: BookmarkCardProps) {
  return (
    <TenderCard tender={bookmark.tender} level="h2" search={search} banner={<ChangeBanner tender={bookmark.tender} />}>
      <Box borderTopWidth="1px" px={{ base: '3.5', md: '6' }} py="2">
        {isMine ? <OwnBookmark bookmark={bookmark} /> : <BookmarkOwner owner={bookmark.owner} />}
      </Box>
      <Box borderTopWidth="1px">
        <CommentSection bookmark={bookmark} />
      </Box>
    </TenderCard>
  )
}
