import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { number } from '../../platform/dutch'
import type { BookmarkScope } from '../../graphql.generated'
import { useBookmarksQuery } from './BookmarkList.generated'
import { neverRetried } from '../../platform/requests/retry'
import { KeptNote } from '../../connection/offline/KeptNote'
import { Pager } from '../../ui/list/Pager'
import { fullPageWindow, pageCount } from '../../ui/list/pages'
import { useAsOpenList } from '../../features/tenders/dialog/open-list'
import { TenderCardSkeletons } from '../../features/tenders/card/TenderCardSkeletons'
import { BusyLine } from '../../ui/list/BusyLine'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { useStepBack } from '../../ui/list/useStepBack'
import { BookmarkCard } from './BookmarkCard'
import { NoBookmarks } from './NoBookmarks'
import type { BookmarkSearch } from './bookmark-address'
import type { ChangeSearch } from './useBookmarkSearch'

const failures: Readonly<Record<BookmarkScope, string>> = {
  MINE: 'Failed to fetch user bookmarks',
  COLLEAGUES: 'Failed to fetch public bookmarks',
  PUBLIC: 'Failed to fetch public bookmarks',
}

interface BookmarkListProps {
  readonly scope: BookmarkScope
  readonly asked: BookmarkSearch
  readonly onChange: ChangeSearch
  /** Content beside the number of bookmarks. */
  readonly tools?: ReactNode
}

export function BookmarkList({ scope, asked: { search, page, limit }, onChange, tools }: BookmarkListProps) {
  const variables = { scope, page, first: limit, ...(search ? { search } : {}) }
  const { data, previousData, loading, error, refetch } = useBookmarksQuery({ variables, context: neverRetried })
  // The list stays after an error, because a user may be typing in one of its cards.
  const shown = (data ?? previousData)?.bookmarks
  const pages = pageCount(shown?.totalCount ?? 0, limit)
  const changedCount = shown?.nodes.filter(({ tender }) => tender.unreadChanges.length > 0).length ?? 0
  const isBeyond = Boolean(data) && pages > 0 && page > pages

  useStepBack(isBeyond, () => onChange({ page: pages }))

  useAsOpenList(shown?.nodes.map(({ tender }) => tender.id) ?? [], (page - 1) * limit, shown?.totalCount ?? 0, step =>
    onChange({ page: page + step }),
  )

  const goTo = (next: number) => {
    onChange({ page: next })
    window.scrollTo({ top: 0 })
  }
  return (
    <Stack gap="4">
      <Flex align="center" justify="space-between" gap="3" minH={tools ? '9' : '5'}>
        <Text color="fg.muted" textStyle="sm" aria-live="polite">
          {shown && `${number(shown.totalCount)} bookmark(s) gevonden`}
          {changedCount > 0 && (
            <>
              {' · '}
              <Text as="span" color="brand.fg" fontWeight="550">
                {number(changedCount)} gewijzigd
              </Text>
            </>
          )}
        </Text>
        {tools}
      </Flex>
      <KeptNote asked={{ operationName: 'Bookmarks', variables }} />
      {loading && shown && <BusyLine />}
      {error && <ErrorNotice title={failures[scope]} error={error} onRetry={() => void refetch()} />}
      {!shown && loading && <TenderCardSkeletons count={6} label="Bookmarks worden geladen" />}
      {shown && !isBeyond && (
        <Stack gap="3.5" opacity={data ? 1 : 0.6} transition="opacity 150ms" aria-busy={loading}>
          {shown.nodes.length === 0 && <NoBookmarks search={search} />}
          {shown.nodes.map(bookmark => (
            <BookmarkCard key={bookmark.id} bookmark={bookmark} isMine={scope === 'MINE'} search={search} />
          ))}
        </Stack>
      )}
      <Box alignSelf="center">
        <Pager page={page} pages={pages} onPage={goTo} window={fullPageWindow} />
      </Box>
    </Stack>
  )
}
