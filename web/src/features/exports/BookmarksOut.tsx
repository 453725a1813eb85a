import { Wrap } from '@chakra-ui/react'
import { useState } from 'react'
import { bookmarksAddress } from './addresses'
import { BookmarkLinkDialog } from './BookmarkLinkDialog'
import { ExportMenu } from './ExportMenu'
import { SubscribeButton } from './OutButtons'

export interface BookmarksOutProps {
  readonly search: string
}

export function BookmarksOut({ search }: BookmarksOutProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Wrap gap="1" justify="flex-end">
      <ExportMenu addressOf={ending => bookmarksAddress(search, ending)} />
      <SubscribeButton aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <BookmarkLinkDialog onClose={() => setOpen(false)} />}
    </Wrap>
  )
}
