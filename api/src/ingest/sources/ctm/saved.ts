import { decodeText } from '../../../platform/fetching/decode-text.js'
import type { SavedAnswer, SavedFile } from '../saved.js'
import { type Notice, noticesIn } from './notice.js'

/** A saved feed with publications in its entries. */
export const readSaved = (files: readonly SavedFile[]): readonly SavedAnswer<Notice>[] =>
  files.flatMap(file => {
    const notices = noticesOf(decodeText(file.bytes))
    return notices.some(({ publication }) => publication)
      ? [{ file: file.name, what: `a feed of ${notices.length} publications`, raws: notices }]
      : []
  })

function noticesOf(text: string): readonly Notice[] {
  try {
    return noticesIn(text)
  } catch {
    return []
  }
}
