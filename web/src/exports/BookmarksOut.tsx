import { Button, Wrap } from '@chakra-ui/react'
import { Rss } from 'lucide-react'
import { useState } from 'react'
import { bookmarksAddress } from './addresses'
import { BookmarkLinkDialog } from './BookmarkLinkDialog'
import { ExportMenu } from './ExportMenu'

export interface BookmarksOutProps {
  readonly search: string
}

/** What can be taken along of one's own bookmarks. */
export default function BookmarksOut({ search }: BookmarksOutProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Wrap gap="2.5" justify="flex-end">
      <ExportMenu addressOf={ending => bookmarksAddress(search, ending)} />
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Rss size={15} aria-hidden />
        Abonneren
      </Button>
      {isOpen && <BookmarkLinkDialog onClose={() => setOpen(false)} />}
    </Wrap>
  )
}
