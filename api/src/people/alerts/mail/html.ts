import { htmlText } from '../../../platform/text/html-text.js'

/** HTML that is safe to put into a mail unescaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | false | readonly Html[]

/** XSS: a template that escapes its parts, except parts that are `Html`. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, index) => text + (index < parts.length ? written(parts[index]!) : '')).join(''))

function written(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string' || typeof part === 'number') return htmlText(String(part))
  return part.map(({ text }) => text).join('')
}
