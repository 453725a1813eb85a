import { lineOf } from './words.js'
import type { XmlElement } from '../xml-element.js'

const MIN_LENGTH = 3
const MAX_LENGTH = 100

/** The buyer's reference. Null for a placeholder such as `1`, which buyers enter because the field is required. */
export function referenceOf(element: XmlElement | null | undefined): string | null {
  const line = lineOf(element) ?? ''
  return line.length >= MIN_LENGTH && line.length <= MAX_LENGTH ? line : null
}
