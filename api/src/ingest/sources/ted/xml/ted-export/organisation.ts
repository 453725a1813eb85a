import { lineOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'

/** Before R2.0.9: the name in an ORGANISATION, which may also contain the national id, or be only a text. */
export function organisationIn(element: XmlElement | undefined): string | null {
  const organisation = element?.descendants(name => name === 'ORGANISATION')[0]
  return lineOf(organisation?.child('OFFICIALNAME') ?? organisation)
}
