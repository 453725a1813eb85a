import { plainText } from './plain-text.js'

/** XSS: escapes the text of a source for an element or an attribute of HTML. */
export const htmlText = (text: string): string =>
  plainText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
