import { expect, test } from '@jest/globals'
import { draftOf, hasNotes, inputOf } from './notes-draft'

test('saved notes survive a round trip through the fields of the form', () => {
  const metadata = { notes: 'Bellen', category: 'IT', priority: 'HIGH', tags: ['zorg', 'urgent'] } as const
  const draft = draftOf({ __typename: 'BookmarkMetadata', ...metadata, tags: [...metadata.tags] })
  expect(draft).toEqual({ notes: 'Bellen', category: 'IT', priority: 'HIGH', tags: 'zorg, urgent' })
  expect(inputOf(draft)).toEqual(metadata)
})

test('empty fields of the notes are omitted, and a duplicate label counts once', () => {
  expect(draftOf(null)).toEqual({ notes: '', category: '', priority: '', tags: '' })
  expect(inputOf({ notes: '  ', category: '', priority: '', tags: ' zorg ,, zorg,bouw ' })).toEqual({
    notes: null,
    category: null,
    priority: null,
    tags: ['zorg', 'bouw'],
  })
})

test('notes with only empty fields are null', () => {
  const nothing = { __typename: 'BookmarkMetadata', notes: null, category: null, priority: null, tags: [] } as const
  expect(hasNotes(null)).toBe(false)
  expect(hasNotes({ ...nothing, tags: [] })).toBe(false)
  expect(hasNotes({ ...nothing, tags: ['zorg'] })).toBe(true)
  expect(hasNotes({ ...nothing, tags: [], priority: 'LOW' })).toBe(true)
})
