import { UnreadableXml } from './unreadable-xml.js'

const MAX_DEPTH = 500
const MAX_ELEMENTS = 500_000
const MAX_TAG_LENGTH = 20_000

/**
 * Denial of service: checks the text before the parser builds a tree, because the parser accepts mismatched tags, and
 * deep nesting, long tags and entity declarations are expensive.
 * @throws UnreadableXml
 */
export function checkWellFormed(xml: string): void {
  const open: string[] = []
  let elements = 0
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    if (xml.startsWith('<!--', at)) at = after(xml, '-->', at + 4)
    else if (xml.startsWith('<?', at)) at = after(xml, '?>', at + 2)
    else if (xml.startsWith('<![CDATA[', at) && open.length > 0) at = after(xml, ']]>', at + 9)
    else if (xml.startsWith('<!', at)) throw new UnreadableXml('Het XML-bestand heeft een DOCTYPE.')
    else if (xml.startsWith('</', at)) {
      const end = after(xml, '>', at)
      const last = open.pop()
      if (last === undefined) throw new UnreadableXml('Het XML-bestand sluit meer elementen dan het opent.')
      if (last !== xml.slice(at + 2, end - 1).trim())
        throw new UnreadableXml(`Het XML-bestand sluit ${last.slice(0, 40)} op een verkeerde plek.`)
      at = end
    } else {
      const end = endOfTag(xml, at + 1)
      const isEmpty = xml[end - 2] === '/'
      const name = nameOf(xml.slice(at + 1, isEmpty ? end - 2 : end - 1))
      if (open.length === 0 && elements > 0) throw new UnreadableXml('Het XML-bestand heeft meer dan één begin.')
      if (++elements > MAX_ELEMENTS)
        throw new UnreadableXml(`Het XML-bestand heeft meer dan ${MAX_ELEMENTS} elementen.`)
      if (!isEmpty && open.push(name) > MAX_DEPTH)
        throw new UnreadableXml(`Het XML-bestand is meer dan ${MAX_DEPTH} lagen diep.`)
      at = end
    }
  }
  if (elements === 0) throw new UnreadableXml('Het bestand is geen XML.')
  if (open.length > 0) throw new UnreadableXml('Het XML-bestand is afgebroken.')
}

function after(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from)
  if (at < 0) throw new UnreadableXml('Het XML-bestand is afgebroken.')
  return at + end.length
}

/** A `>` within a quoted value does not end the tag. */
function endOfTag(xml: string, from: number): number {
  let quote = ''
  const last = Math.min(xml.length, from + MAX_TAG_LENGTH)
  for (let at = from; at < last; at++) {
    const character = xml[at]!
    if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  throw new UnreadableXml(
    last < xml.length ? 'Het XML-bestand heeft een veel te lange tag.' : 'Het XML-bestand is afgebroken.',
  )
}

function nameOf(tag: string): string {
  const name = /^[^\s="'<>/]+/.exec(tag)?.[0] ?? ''
  // Error messages quote the name, so characters that could reorder or hide their text are refused.
  if (!/^[\p{L}_][\p{L}\p{M}\p{N}:._-]*$/u.test(name))
    throw new UnreadableXml('Het XML-bestand heeft een tag zonder naam.')
  return name
}
