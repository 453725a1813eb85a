import { Button } from '@chakra-ui/react'
import { Bookmark, SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Empty } from '../../ui/Empty'

export function NoBookmarks({ search }: { readonly search: string }) {
  if (search)
    return (
      <Empty
        icon={<SearchX />}
        title="Geen bookmarks gevonden"
        description={`Er zijn geen bookmarks die passen bij ‘${search}’. Probeer een andere zoekterm.`}
      />
    )
  return (
    <Empty
      icon={<Bookmark />}
      title="Nog geen bookmarks"
      description="Er zijn nog geen tenders gebookmarkt door gebruikers."
    >
      <Button asChild>
        <Link to="/tenders">Bekijk Tenders</Link>
      </Button>
    </Empty>
  )
}
