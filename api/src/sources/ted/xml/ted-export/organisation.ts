import { lineOf } from '../values/words.js'
import type { XmlElement } from '../xml-element.js'

/** Before R2.0.9: the name of an ORGANISATION, which may hold its national id as well, or be nothing but the name. */
export function organisationIn(element: XmlElement | undefined): string | null {
  const organisation = element?.descendants(name => name === 'ORGANISATION')[0]
  return lineOf(organisation?.child('OFFICIALNAME') ?? organisation)
}
