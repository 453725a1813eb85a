import { Badge, Stack, Text, Wrap } from '@chakra-ui/react'
import type { Priority } from '../../graphql.generated'
import { priorityLabels } from '../../labels.generated'
import type { OwnBookmarkFragment } from '../../features/bookmarks/OwnBookmark.generated'

const colours: Readonly<Record<Priority, string>> = { LOW: 'gray', MEDIUM: 'blue', HIGH: 'orange' }

interface BookmarkNotesProps {
  readonly metadata: NonNullable<OwnBookmarkFragment['metadata']>
}

export function BookmarkNotes({ metadata: { notes, category, priority, tags } }: BookmarkNotesProps) {
  return (
    <Stack gap="1.5" pb="1">
      {(category || priority || tags.length > 0) && (
        <Wrap gap="1.5">
          {priority && (
            <Badge colorPalette={colours[priority]}>Prioriteit: {priorityLabels[priority].toLowerCase()}</Badge>
          )}
          {category && <Badge colorPalette="brand">{category}</Badge>}
          {tags.map(tag => (
            <Badge key={tag} variant="outline">
              {tag}
            </Badge>
          ))}
        </Wrap>
      )}
      {notes && (
        <Text textStyle="sm" whiteSpace="pre-line" maxW="34rem">
          {notes}
        </Text>
      )}
    </Stack>
  )
}
