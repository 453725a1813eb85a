import { inBestLanguage, languageCode } from '../values/language.js'
import { UnreadableXml } from '../../../xml/unreadable-xml.js'
import type { XmlElement } from '../../../xml/xml-element.js'

/**
 * The form in the best language. A notice has one form per language, and may have siblings that are not forms, such as
 * NOTICE_UUID.
 * @throws UnreadableXml
 */
export function formOf(root: XmlElement, own: readonly string[]): XmlElement {
  const forms = root.all('FORM_SECTION').flatMap(section => section.children.filter(child => child.children.length > 0))
  const originals = forms.filter(form => form.attribute('CATEGORY') === 'ORIGINAL').map(languageOf)
  const form = inBestLanguage(forms, languageOf, [...originals, ...own])
  if (!form) throw new UnreadableXml('De TED-aankondiging heeft geen formulier.')
  return form
}

const languageOf = (form: XmlElement): string => languageCode(form.attribute('LG'))
