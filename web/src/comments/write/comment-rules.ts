import { counted } from '../../dutch'

export const LONGEST_NAME = 100
export const LONGEST_CONTENT = 1000

export interface CommentDraft {
  readonly name: string
  readonly content: string
}

export const emptyDraft: CommentDraft = { name: '', content: '' }

/** Characters as the server counts them: an emoji is one. */
export const lengthOf = (text: string) => Array.from(text).length

const TOLD_FROM = 950

/** How much more fits, or how much is too much; null while the end is far away. */
export function charactersLeft(length: number): string | null {
  if (length < TOLD_FROM) return null
  const left = LONGEST_CONTENT - length
  return left < 0
    ? `${counted(-left, 'karakter', 'karakters')} te veel`
    : `Nog ${counted(left, 'karakter', 'karakters')}`
}

/** What a field's `maxLength`, which counts otherwise, must be for that many characters. */
export const maxLengthFor = (text: string, most: number) => most + text.length - lengthOf(text)

export const noFaults: Record<keyof CommentDraft, string | null> = { name: null, content: null }

/** What the server would say of each field; null where there is nothing to say. */
export function faultsOf({ name, content }: CommentDraft): Record<keyof CommentDraft, string | null> {
  return {
    name: faultOf(name, LONGEST_NAME, 'Naam'),
    content: faultOf(content, LONGEST_CONTENT, 'Opmerking'),
  }
}

function faultOf(text: string, most: number, what: string): string | null {
  const length = lengthOf(text.normalize('NFC').trim())
  if (length === 0) return `${what} is verplicht`
  return length > most ? `${what} mag maximaal ${most} karakters zijn` : null
}
