import { useApolloClient } from '@apollo/client/react'
import { Box, Button, Card, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CommentSection } from '../comments/CommentSection'
import type { BookmarkToggleFragment } from './BookmarkToggle.generated'
import {
  type DiscussionFragment,
  TenderDiscussionsDocument,
  useTenderDiscussionsQuery,
} from './TenderDiscussions.generated'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../limits.generated'
import { useSession } from '../../connection/session/use-session'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { LoadMore } from '../../ui/list/LoadMore'
import { BookmarkOwner } from './BookmarkOwner'
import { useBookmark } from './useBookmark'

interface TenderDiscussionsProps {
  readonly tenderId: string
}

/** The comments under each public bookmark of a tender, the user's own bookmark first. */
export function TenderDiscussions({ tenderId }: TenderDiscussionsProps) {
  const { state } = useSession()
  const client = useApolloClient()
  // The bookmark of the comment by whose message the tender was opened.
  const asked = (useLocation().state as { bookmarkId?: string } | null)?.bookmarkId
  // One growing page instead of several, so that a refetch returns everything on screen.
  const [first, setFirst] = useState(DEFAULT_PAGE_SIZE)
  const { data, error, refetch } = useTenderDiscussionsQuery({ variables: { id: tenderId, first } })
  const tender = data?.tender
  const own = tender?.viewerBookmark ?? null
  const others = tender?.publicBookmarks.nodes.filter(({ id }) => id !== own?.id) ?? []
  const hasMore = tender?.publicBookmarks.pageInfo.hasNextPage ?? false
  const isAlone = others.length + Number(own !== null) === 1

  const loadMore = async () => {
    const next = Math.min(first + DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE)
    await client.query({ query: TenderDiscussionsDocument, variables: { id: tenderId, first: next } })
    setFirst(next)
  }
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
      {own && <Discussion bookmark={own} isOwn isOpenAtFirst={isAlone} isAsked={own.id === asked} />}
      {others.map(bookmark => (
        <Discussion key={bookmark.id} bookmark={bookmark} isOpenAtFirst={isAlone} isAsked={bookmark.id === asked} />
      ))}
      {hasMore && first < MAX_PAGE_SIZE && (
        <Box alignSelf="center">
          <LoadMore
            label="Meer besprekingen tonen"
            failure="Meer besprekingen konden niet worden geladen"
            onLoad={loadMore}
          />
        </Box>
      )}
      {hasMore && first === MAX_PAGE_SIZE && (
        <Text textStyle="sm" color="fg.muted">
          Dit zijn de nieuwste {MAX_PAGE_SIZE} besprekingen. Oudere vind je bij Bookmarks.
        </Text>
      )}
    </Stack>
  )
}

interface DiscussionProps {
  readonly bookmark: DiscussionFragment
  readonly isOwn?: boolean
  readonly isOpenAtFirst: boolean
  /** Opened and scrolled to. */
  readonly isAsked: boolean
}

function Discussion({ bookmark, isOwn = false, isOpenAtFirst, isAsked }: DiscussionProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView({ block: 'center' })
  }, [isAsked])
  return (
    <Card.Root ref={card}>
      <Box px="5" pt="2.5">
        {isOwn ? (
          <Text textStyle="xs" color="fg.muted">
            {bookmark.isPublic ? 'Jouw bookmark' : 'Jouw bookmark, alleen zichtbaar voor jou'}
          </Text>
        ) : (
          <BookmarkOwner owner={bookmark.owner} />
        )}
      </Box>
      <CommentSection bookmark={bookmark} isOpenAtFirst={isOpenAtFirst || isAsked} level="h4" />
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
    <Text textStyle="sm" color="fg.muted" _print={{ display: 'none' }}>
      {isFirst ? 'Er zijn nog geen openbare bookmarks van deze tender. ' : ''}
      <Button variant="plain" size="sm" h="auto" px="0" color="brand.fg" aria-busy={isBusy} onClick={toggle}>
        Bookmark deze tender
      </Button>{' '}
      om er zelf een gesprek over te beginnen.
    </Text>
  )
}
