import { SourceError } from '../../../platform/fetching/source-error.js'
import { plainText } from '../plain-text.js'
import { parseXml } from '../xml/parse-xml.js'
import { UnreadableXml } from '../xml/unreadable-xml.js'
import type { XmlElement } from '../xml/xml-element.js'

/** Whitelist of an entry; texts still contain XML entities. Contact persons are dropped. */
export interface Notice {
  readonly id: string
  readonly title: string | null
  readonly published: string | null
  readonly author: string | null
  readonly link: string | null
  readonly publication: Publication | null
}

interface Publication {
  readonly buyer: string | null
  readonly place: string | null
  /** Local time in Amsterdam, without an offset. */
  readonly closing: string | null
  readonly sentToOjeu: string | null
  readonly procedure: string | null
  readonly cpv: readonly (string | null)[]
}

/**
 * Parses the notices in the Atom feed. Uses the XML parser instead of the feed adapter, which decodes the entities of
 * nested content: a quotation mark in a buyer's name would end its attribute.
 * @throws SourceError when the text is no Atom feed, or no entry is valid
 */
export function noticesIn(text: string): readonly Notice[] {
  const entries = feedIn(text).all('entry')
  const notices = entries.flatMap(entry => noticeIn(entry) ?? [])
  if (entries.length > 0 && notices.length === 0)
    throw new SourceError('unexpected', 'CTM gaf publicaties in een onbekende vorm.')
  return notices
}

function feedIn(text: string): XmlElement {
  try {
    const root = parseXml(text)
    if (root.name === 'feed') return root
    throw new UnreadableXml(root.name)
  } catch (cause) {
    throw new SourceError('unexpected', 'CTM gaf geen leesbare feed.', { cause })
  }
}

function noticeIn(entry: XmlElement): Notice | null {
  const textOf = (...path: readonly string[]) => entry.first(...path)?.text || null
  const link = entry.child('link')?.attribute('href') ?? null
  const id = numberIn(textOf('id')) ?? numberIn(link)
  if (id === null) return null
  const publication = entry.first('content', 'publication')
  return {
    id,
    title: textOf('title'),
    published: textOf('published'),
    author: textOf('author', 'name'),
    link,
    publication: publication && publicationIn(publication),
  }
}

/** The procedure number in a URL: `…?PID=460057&B=CTMSOLUTION`. */
const numberIn = (address: string | null): string | null =>
  /[?&]PID=(\d{1,20})(?!\d)/.exec(plainText(address ?? ''))?.[1] ?? null

function publicationIn(publication: XmlElement): Publication {
  const authority = publication.child('authority')
  const textOf = (name: string) => publication.child(name)?.text || null
  return {
    buyer: authority?.attribute('name') ?? null,
    place: authority?.attribute('address3') ?? null,
    closing: textOf('etq'),
    sentToOjeu: textOf('sentToOjeu'),
    procedure: textOf('processTemplate'),
    cpv: publication.all('cpvCodes', 'cpvCode').map(code => code.attribute('code')),
  }
}
