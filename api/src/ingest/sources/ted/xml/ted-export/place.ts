import { isPresent, lineOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'

/** One to three words, each a proper name: "'s-Gravenhage", "Capelle aan den IJssel", "Den Haag". */
const town =
  /^(?:['’][st][- ])?\p{Lu}[\p{L}'’-]+(?: (?:aan|op|bij|in|den|de|der|het|van|a\/d|\p{Lu}[\p{L}'’-]+)){0,3}$/u
/** Names of areas wider than a town. */
const wider =
  /^(?:nl|be|eu|provincie|regio|heel|gehele|vlaanderen|vlaams|europa|europe|zie|see|diverse|various)(?![\p{L}])|nederland|netherlands|belgi|luxemburg/iu

/** MAIN_SITE is free text, from a town to whole sentences; null unless it is a town. */
export const placeOf = (form: XmlElement): string | null => townIn(form) ?? buyersTown(form)

/** The first place of performance that is a town. */
export function townIn(part: XmlElement): string | null {
  const sites = part.descendants(name => name === 'MAIN_SITE' || name === 'LOCATION' || name === 'SITE_OR_LOCATION')
  const places = sites
    .map(lineOf)
    .filter(isPresent)
    // ReDoS: the lookbehind keeps a long run of dots from being matched again from each of them.
    .map(text => text.replace(/(?<![.,;\s])[.,;\s]+$/, ''))
  return places.find(isTown) ?? null
}

const isTown = (text: string): boolean => text.length <= 40 && town.test(text) && !wider.test(text)

const buyersTown = (form: XmlElement): string | null =>
  lineOf(form.first('CONTRACTING_BODY', 'ADDRESS_CONTRACTING_BODY', 'TOWN')) ??
  lineOf(form.descendants(name => name === 'CA_CE_CONCESSIONAIRE_PROFILE')[0]?.child('TOWN'))
