import { Parser } from 'htmlparser2'

/** Block elements, which become line breaks. */
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
/** Elements that become a space. All others are removed without a trace. */
const spacing = new Set(['td', 'th', 'option'])
/** Elements whose content is not shown to readers. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title'])
/** Text that its author struck out no longer applies; without an end tag, `<s>` is more likely a type in a program. */
const struck = /<(s|del|strike)(?:\s[^<>]{0,200})?>[^<]{0,500}<\/\1\s?>/gi
const MAX_PASSES = 10

/**
 * Converts a source's HTML or text to plain text. XSS: decodes entities and removes tags until nothing changes, so that
 * text that was escaped twice cannot come back as markup. Idempotent.
 */
export function plainText(source: string): string {
  let text = cleanUp(source)
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = cleanUp(withoutMarkup(text))
    if (next === text) return text
    text = next
  }
  // Ten layers of escaping are hostile, and the rest could still be markup: `<` and `&` are removed.
  return cleanUp(text.replaceAll('<', ' ').replaceAll('&', ' '))
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
      // Void elements ended the line at their start.
      if (breaking.has(name) && name !== 'br' && name !== 'hr') parts.push('\n')
    },
  })
  parser.end(withoutOpenEnd(text.replace(struck, ' ')))
  return parts.join('')
}

/**
 * The parser would drop an unfinished tag after the last `>`: keeps it as text, except the beginning of a tag at the
 * very end.
 */
function withoutOpenEnd(text: string): string {
  const end = text.lastIndexOf('>') + 1
  const rest = text.slice(end).replace(/<(?:\/[a-z]*|[a-z]+)$/i, '')
  return text.slice(0, end) + rest.replace(/<(?=[a-z/!?])/gi, '< ')
}

/** Control, format and direction characters, except tabs and line breaks. */
const unwanted = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cn}]/gu

/**
 * Denial of service: normalising combining marks takes quadratic time; no language needs more of them on one letter.
 */
const longRunOfMarks = /(\p{M}{20})\p{M}+/gu

/** Normalises to NFC, without control or direction characters, with single spaces and at most one empty line. */
function cleanUp(text: string): string {
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
