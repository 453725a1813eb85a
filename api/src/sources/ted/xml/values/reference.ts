import { lineOf } from './words.js'
import type { XmlElement } from '../xml-element.js'

const MIN_LENGTH = 3
const MAX_LENGTH = 100

/** What a buyer calls the procedure. A field that must be filled often holds `1`, which finds nothing. */
export function referenceOf(element: XmlElement | null | undefined): string | null {
  const line = lineOf(element) ?? ''
  return line.length >= MIN_LENGTH && line.length <= MAX_LENGTH ? line : null
}
