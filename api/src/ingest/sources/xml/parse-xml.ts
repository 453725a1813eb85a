import { XMLParser } from 'fast-xml-parser'
import { UnreadableXml } from './unreadable-xml.js'
import { checkWellFormed } from './well-formed.js'
import { XmlElement } from './xml-element.js'

const MAX_FILE_LENGTH = 20_000_000

/** Output of the parser: one key with the element's name, and optionally one with its attributes. */
type Node = Readonly<Record<string, unknown>>
const ATTRIBUTES = ':@'
const TEXT = '#text'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Entity expansion (XXE, 'billion laughs') is off; `plainText` decodes HTML entities only.
  processEntities: false,
  maxNestedTags: 1000,
  // Unused, and computing the path of every text takes a fifth of the time.
  jPath: false,
  // Prototype pollution is impossible, because elements and attributes are stored in lists and maps.
  strictReservedNames: false,
})

/** @throws UnreadableXml */
export function parseXml(source: string): XmlElement {
  if (source.length > MAX_FILE_LENGTH) throw new UnreadableXml(`Het XML-bestand is ${source.length} tekens lang.`)
  const xml = source.replace(/^\uFEFF/, '')
  checkWellFormed(xml)
  const root = elementsOf(nodesOf(xml)).find(node => typeof node !== 'string')
  if (!root) throw new UnreadableXml('Het bestand is geen XML.')
  return root
}

function nodesOf(xml: string): readonly Node[] {
  try {
    return parser.parse(xml) as readonly Node[]
  } catch (error) {
    throw new UnreadableXml('Het bestand is geen leesbare XML.', { cause: error })
  }
}

/** Recursion is safe: `checkWellFormed` bounds the depth. */
function elementsOf(nodes: readonly Node[]): (XmlElement | string)[] {
  const elements: (XmlElement | string)[] = []
  for (const node of nodes) {
    const name = Object.keys(node).find(key => key !== ATTRIBUTES)
    const content = name === undefined ? undefined : node[name]
    if (name === TEXT && typeof content === 'string') elements.push(content)
    if (name !== undefined && Array.isArray(content))
      elements.push(new XmlElement(name, elementsOf(content as readonly Node[]), attributesOf(node[ATTRIBUTES])))
  }
  return elements
}

const attributesOf = (given: unknown): ReadonlyMap<string, string> | undefined =>
  given ? new Map(Object.entries(given).filter(([, value]) => typeof value === 'string')) : undefined
