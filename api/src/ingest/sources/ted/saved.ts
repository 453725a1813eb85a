import { RefusedItem } from '../connector.js'
import { type SavedAnswer, type SavedFile, savedJson } from '../saved.js'
import type { Raw } from './normalise.js'
import { listed, searchPage } from './shapes.js'
import { decodeXml } from '../xml/decode-xml.js'
import { readNotice } from './xml/read-notice.js'

/** Saved notices are XML files that contain their own number; a saved search result holds only numbers. */
export const readSaved = (files: readonly SavedFile[]): readonly SavedAnswer<Raw>[] =>
  files.flatMap(file => (file.name.endsWith('.xml') ? [readXml(file)] : readSearch(file)))

function readXml({ name, bytes }: SavedFile): SavedAnswer<Raw> {
  const number = numberOf(bytes)
  return {
    file: name,
    what: number ? `the notice ${number}` : 'a notice without a number',
    raws: [{ publicationId: number ?? name, xml: bytes }],
  }
}

/** Null when unreadable; `normalise` then reports why. */
function numberOf(xml: Uint8Array): string | null {
  try {
    return readNotice(decodeXml(xml)).publicationId
  } catch (error) {
    if (error instanceof RefusedItem) return null
    throw error
  }
}

function readSearch(file: SavedFile): readonly SavedAnswer<Raw>[] {
  const answer = savedJson(file)
  const page = searchPage.safeParse(answer)
  const count = page.success ? page.data.notices.length : 1
  if (!page.success && !listed.safeParse(answer).success) return []
  return [{ file: file.name, what: `what a search gives of ${count}; their texts stand in files of XML`, raws: [] }]
}
