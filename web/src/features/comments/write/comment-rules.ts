import { pluralize } from '../../../platform/dutch'
import { MAX_COMMENT_LENGTH, MAX_COMMENTER_NAME_LENGTH } from '../../../limits.generated'

export interface CommentDraft {
  readonly name: string
  readonly content: string
}

export const emptyDraft: CommentDraft = { name: '', content: '' }

/** Length in code points, as on the server: '🙂' counts once, a joined family emoji several times. */
export const lengthOf = (text: string) => Array.from(text).length

/** From this length on, screen readers announce how many characters are left (live region). */
const ANNOUNCE_FROM = MAX_COMMENT_LENGTH - 50

/** The announcement of how many characters are left or too many; null while the limit is far away. */
export function charactersLeft(length: number): string | null {
  if (length < ANNOUNCE_FROM) return null
  const left = MAX_COMMENT_LENGTH - length
  return left < 0
    ? `${pluralize(-left, 'karakter', 'karakters')} te veel`
    : `Nog ${pluralize(left, 'karakter', 'karakters')}`
}

export const noFaults: Record<keyof CommentDraft, string | null> = { name: null, content: null }

/**
 * Validates as the server does.
 * @returns the error of each field, null for a valid one
 */
export function faultsOf({ name, content }: CommentDraft): Record<keyof CommentDraft, string | null> {
  return {
    name: faultOf(name, MAX_COMMENTER_NAME_LENGTH, 'Naam'),
    content: faultOf(content, MAX_COMMENT_LENGTH, 'Opmerking'),
  }
}

function faultOf(text: string, max: number, what: string): string | null {
  const length = lengthOf(text.normalize('NFC').trim())
  if (length === 0) return `${what} is verplicht`
  return length > max ? `${what} mag maximaal ${max} karakters zijn` : null
}
