import { Parser } from 'htmlparser2'

/** Tags that end a line. */
const breaking = new Set([
  'p',
  'br',
  'hr',
  'div',
  'dl',
  'dt',
  'dd',
  'pre',
  'blockquote',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
])
/** Cells stand apart without ending a line. All other tags only vanish. */
const spacing = new Set(['td', 'th', 'option'])
/** What stands in these is not meant to be read. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title'])
const MAX_PASSES = 10

/**
 * What a source calls text, as plain text: entities decoded and tags taken out until nothing changes, so that text
 * escaped twice cannot come back as markup (XSS). Idempotent: plainText(plainText(x)) = plainText(x).
 */
export function plainText(source: string): string {
  let text = tidy(source)
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = tidy(withoutMarkup(text))
    if (next === text) return text
    text = next
  }
  // Ten layers of escaping are no text. What is left could still be markup, so nothing of it may open a tag.
  return tidy(text.replaceAll('<', ' ').replaceAll('&', ' '))
}

function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text
  const parts: string[] = []
  let hidden = 0
  const parser = new Parser({
    onopentagname: name => {
      if (silent.has(name)) hidden++
      if (breaking.has(name)) parts.push(name === 'li' ? '\n- ' : '\n')
      if (spacing.has(name)) parts.push(' ')
    },
    ontext: part => {
      if (hidden === 0) parts.push(part)
    },
    onclosetag: name => {
      if (silent.has(name) && hidden > 0) hidden--
      // These have no content: the line has ended already.
      if (breaking.has(name) && name !== 'br' && name !== 'hr') parts.push('\n')
    },
  })
  parser.end(withoutOpenEnd(text))
  return parts.join('')
}

/**
 * Behind the last `>` no tag can end any more, and the parser would drop all that follows: it is text. Only the
 * beginning of a tag at the very end goes.
 */
function withoutOpenEnd(text: string): string {
  const end = text.lastIndexOf('>') + 1
  const rest = text.slice(end).replace(/<(?:\/[a-z]*|[a-z]+)$/i, '')
  return text.slice(0, end) + rest.replace(/<(?=[a-z/!?])/gi, '< ')
}

/** Control, format and direction characters; a tab or a line's end is none of them here. */
const unwanted = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cn}]/gu

/** No language puts so many on one letter, and putting them in order takes the square of their number. */
const longRunOfMarks = /(\p{M}{20})\p{M}+/gu

/** NFC, no control or direction characters, single spaces, at most one empty line. */
function tidy(text: string): string {
  return text
    .replace(longRunOfMarks, '$1')
    .normalize('NFC')
    .replace(unwanted, '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n+(?=- )/g, '\n')
    .trim()
}
