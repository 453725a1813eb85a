import { Parser } from 'htmlparser2'

/** A heading, table row, list item or paragraph, on one line. */
export interface PageLine {
  readonly text: string
  /** Number of a heading, such as `6.1`; null for other lines. */
  readonly number: string | null
  /** Text before the first colon, or all text, normalised by `folded`. */
  readonly label: string
  /** Text after the first colon; empty without one. */
  readonly value: string
}

/** Elements that start a line; most also end one. */
const structural = new Set(
  'h1 h2 h3 h4 h5 h6 dl dt li ul ol table thead tbody tr caption hr section article'.split(' '),
)
/** Start a line except within a row, because a cell may contain paragraphs. */
const paragraphs = new Set(['p', 'div', 'br'])
const cells = new Set(['td', 'th', 'dd'])
/** Elements within a row of a table that is used for layout. */
const layout = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dl', 'table'])
const silent = new Set(['script', 'style', 'template', 'noscript', 'head', 'title'])

/** Denial of service: the parser's stack takes quadratic time. Pages of TenderNed have a depth of about ten. */
const MAX_DEPTH = 200
const MAX_LINES = 20_000
/** Ten times the page of a hundred lots; a longer page could exceed the time limit of a notice. */
const MAX_PAGE_LENGTH = 2_000_000
/** Longer than labels, names and amounts; truncates descriptions. */
const MAX_LINE_LENGTH = 1000

/** Empty when a page exceeds these limits. */
export function linesOf(html: string): readonly PageLine[] {
  if (html.length > MAX_PAGE_LENGTH) return []
  const lines: PageLine[] = []
  let parts = ''
  let depth = 0
  let hidden = 0
  let isInRow = false
  let isTooMuch = false

  const endLine = () => {
    const text = parts.replace(/\s+/g, ' ').trim()
    parts = ''
    if (text) lines.push(lineOf(text))
  }
  const parser = new Parser({
    onopentagname(name) {
      if (++depth > MAX_DEPTH || lines.length > MAX_LINES) {
        isTooMuch = true
        parser.pause()
        return
      }
      if (silent.has(name)) hidden++
      if (structural.has(name) || (paragraphs.has(name) && !isInRow)) endLine()
      else if (cells.has(name) || paragraphs.has(name)) parts += ' '
      if (name === 'tr') isInRow = true
      else if (layout.has(name)) isInRow = false
    },
    ontext(text) {
      if (hidden === 0 && parts.length < MAX_LINE_LENGTH) parts += text.slice(0, MAX_LINE_LENGTH)
    },
    onclosetag(name) {
      depth--
      if (silent.has(name) && hidden > 0) hidden--
      // Keeps a term and its description on one line.
      if ((structural.has(name) && name !== 'dt') || ((paragraphs.has(name) || name === 'dd') && !isInRow)) endLine()
      if (name === 'tr') isInRow = false
    },
  })
  parser.end(html)
  endLine()
  return isTooMuch ? [] : lines
}

const HEADING = /^(\d{1,2}(?:\.\d{1,3}){0,3})\.? (?=\D)/
/** Numbering of the older forms, such as V.2.3) */
const OLDER_NUMBER = /^[IVX]{1,4}(?:\.\d{1,2}){1,3}\.?\)? /

function lineOf(text: string): PageLine {
  const number = HEADING.exec(text)
  const title = text.slice(number?.[0].length ?? 0).replace(OLDER_NUMBER, '')
  const colon = title.indexOf(':')
  return {
    text,
    number: number?.[1] ?? null,
    label: folded(colon < 0 ? title : title.slice(0, colon)),
    value: colon < 0 ? '' : title.slice(colon + 1).trim(),
  }
}

/** Lower case, without accents and final full stop, because spelling differs between form versions. */
export const folded = (text: string): string =>
  text
    .slice(0, MAX_LINE_LENGTH)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s.]+$/, '')
