import { feedEntries } from '../adapters/feed.js'
import type { Entry } from '../adapters/entry.js'
import type { SavedAnswer, SavedFile } from '../saved.js'

/** A saved feed with publications in its entries. */
export const readSaved = (files: readonly SavedFile[]): readonly SavedAnswer<Entry>[] =>
  files.flatMap(file => {
    const entries = entriesIn(new TextDecoder().decode(file.bytes)).filter(({ content }) =>
      /publication/i.test(content),
    )
    return entries.length > 0
      ? [{ file: file.name, what: `a feed of ${entries.length} publications`, raws: entries }]
      : []
  })

function entriesIn(text: string): readonly Entry[] {
  try {
    return feedEntries(text, 'saved')
  } catch {
    return []
  }
}
