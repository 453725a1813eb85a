import { Flex, Stack } from '@chakra-ui/react'
import { PageTitle } from '../../ui/PageTitle'
import { BookmarkList } from './BookmarkList'
import { BookmarkTabs } from './BookmarkTabs'
import { useBookmarkSearch } from './useBookmarkSearch'
import { useSession } from '../../connection/session/use-session'
import { BookmarksOut } from '../../features/exports/BookmarksOut'
import { SearchBox } from '../../ui/search/SearchBox'

/** A user sees their own bookmarks, and those of colleagues in a second tab; a visitor sees the public ones. */
export default function BookmarksPage() {
  const { state } = useSession()
  const { asked, change } = useBookmarkSearch()
  return (
    <Stack gap="5" maxW="60rem" mx="auto">
      <meta name="robots" content="noindex" />
      <Flex justify="space-between" align={{ md: 'flex-end' }} gap="4" direction={{ base: 'column', md: 'row' }}>
        <PageTitle title="Bookmarks">Bekijk wat andere gebruikers interessant vinden</PageTitle>
        <SearchBox
          label="Zoek in bookmarks..."
          value={asked.search}
          onSearch={search => change({ search })}
          w={{ base: 'full', md: '20rem' }}
        />
      </Flex>
      {state === 'visitor' && <BookmarkList scope="PUBLIC" asked={asked} onChange={change} />}
      {state === 'user' && (
        <BookmarkTabs isColleagues={asked.isColleagues} onChange={change}>
          <BookmarkList
            key={String(asked.isColleagues)}
            scope={asked.isColleagues ? 'COLLEAGUES' : 'MINE'}
            asked={asked}
            onChange={change}
            tools={asked.isColleagues ? null : <BookmarksOut search={asked.search} />}
          />
        </BookmarkTabs>
      )}
    </Stack>
  )
}
