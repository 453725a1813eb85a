import { MAX_DESCRIPTION_LENGTH } from '../../../draft-text.js'
import { plainText } from '../../../plain-text.js'
import type { XmlElement } from '../../../xml/xml-element.js'

const MAX_LINE_LENGTH = 5_000

/** A title or name on one line. Null when withheld or a placeholder such as "-" and ".". */
export const lineOf = (element: XmlElement | null | undefined): string | null =>
  meaningful(plainText((element?.text ?? '').slice(0, MAX_LINE_LENGTH)).replace(/\s+/g, ' '))

/** A description with one line per paragraph. */
export const linesOf = (element: XmlElement | null | undefined): string | null =>
  meaningful(plainText((element?.text ?? '').slice(0, MAX_DESCRIPTION_LENGTH)).replace(/\n{2,}/g, '\n'))

const meaningful = (text: string): string | null =>
  /[\p{L}\p{N}]/u.test(text) && !/^unpublished$/i.test(text) ? text : null

export const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined
