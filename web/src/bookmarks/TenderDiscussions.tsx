import { Box, Button, Card, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { CommentSection } from '../comments/CommentSection'
import { type BookmarkToggleFragment, type DiscussionFragment, useTenderDiscussionsQuery } from '../graphql.generated'
import { useSession } from '../session/use-session'
import { ErrorNotice } from '../ui/ErrorNotice'
import { BookmarkOwner } from './BookmarkOwner'
import { useBookmark } from './useBookmark'

/** What is said under each public bookmark of a tender, under one's own first. */
export function TenderDiscussions({ tenderId }: { readonly tenderId: string }) {
  const { state } = useSession()
  const { data, error, refetch } = useTenderDiscussionsQuery({ variables: { id: tenderId } })
  const tender = data?.tender
  const own = tender?.viewerBookmark ?? null
  const others = tender?.publicBookmarks.nodes.filter(({ id }) => id !== own?.id) ?? []
  const isAlone = others.length + Number(own !== null) === 1

  if (state === 'visitor' && tender && others.length === 0) return null
  return (
    <Stack as="section" gap="3" aria-labelledby="besprekingen">
      <Heading as="h3" size="sm" id="besprekingen">
        Besprekingen
      </Heading>
      {error && !tender && (
        <ErrorNotice title="Failed to fetch public bookmarks" error={error} onRetry={() => void refetch()} />
      )}
      {!tender && !error && <Skeleton h="12" role="status" aria-label="Opmerkingen worden geladen" />}
      {tender && state === 'user' && !own && <OfferBookmark tender={tender} isFirst={others.length === 0} />}
      {own && <Discussion bookmark={own} isOwn isOpenAtFirst={isAlone} />}
      {others.map(bookmark => (
        <Discussion key={bookmark.id} bookmark={bookmark} isOpenAtFirst={isAlone} />
      ))}
    </Stack>
  )
}

interface DiscussionProps {
  readonly bookmark: DiscussionFragment
  readonly isOwn?: boolean
  readonly isOpenAtFirst: boolean
}

function Discussion({ bookmark, isOwn = false, isOpenAtFirst }: DiscussionProps) {
  return (
    <Card.Root>
      <Box px="5" pt="2.5">
        {isOwn ? (
          <Text textStyle="xs" color="fg.muted">
            {bookmark.isPublic ? 'Jouw bookmark' : 'Jouw bookmark, alleen zichtbaar voor jou'}
          </Text>
        ) : (
          <BookmarkOwner owner={bookmark.owner} />
        )}
      </Box>
      <CommentSection bookmark={bookmark} isOpenAtFirst={isOpenAtFirst} level="h4" />
    </Card.Root>
  )
}

interface OfferBookmarkProps {
  readonly tender: BookmarkToggleFragment
  readonly isFirst: boolean
}

function OfferBookmark({ tender, isFirst }: OfferBookmarkProps) {
  const { toggle, isBusy } = useBookmark(tender)
  return (
    <Text textStyle="sm" color="fg.muted">
      {isFirst ? 'Nog niemand heeft deze tender gebookmarkt. ' : ''}
      <Button variant="plain" size="sm" h="auto" px="0" color="brand.fg" aria-busy={isBusy} onClick={() => toggle()}>
        Bookmark deze tender
      </Button>{' '}
      om er zelf een gesprek over te beginnen.
    </Text>
  )
}
