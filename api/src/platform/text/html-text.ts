import { plainText } from './plain-text.js'

/** XSS: text of a source as it stands in an element or an attribute of HTML. */
export const htmlText = (text: string): string =>
  plainText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
