/** Elements that end a line; others within a text, such as `FT` for superscript, are inline. */
const lines = new Set(['P'])
/** Denial of service: truncates longer texts, which no reader needs. */
const MAX_TEXT_LENGTH = 100_000

const noAttributes: ReadonlyMap<string, string> = new Map()

/** An XML element; its name and attribute names are without namespace prefixes. */
export class XmlElement {
  readonly children: readonly XmlElement[]

  constructor(
    readonly name: string,
    /** In document order, which mixed content such as `m<FT>2</FT>` needs. */
    private readonly nodes: readonly (XmlElement | string)[],
    private readonly attributes: ReadonlyMap<string, string> = noAttributes,
  ) {
    this.children = nodes.filter(node => typeof node !== 'string')
  }

  child(name: string): XmlElement | null {
    return this.children.find(child => child.name === name) ?? null
  }

  /** All elements at the end of this path, in every branch. */
  all(...path: readonly string[]): readonly XmlElement[] {
    let found: readonly XmlElement[] = [this]
    for (const name of path) found = found.flatMap(element => element.children.filter(child => child.name === name))
    return found
  }

  first(...path: readonly string[]): XmlElement | null {
    return this.all(...path)[0] ?? null
  }

  attribute(name: string): string | null {
    return this.attributes.get(name)?.trim() || null
  }

  /** In document order; does not descend into matches, nor into elements that are skipped. */
  descendants(isWanted: (name: string) => boolean, isPassedOver: (name: string) => boolean = () => false) {
    const found: XmlElement[] = []
    const waiting = this.children.toReversed()
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (isWanted(next.name)) found.push(next)
      else if (!isPassedOver(next.name)) for (const child of next.children.toReversed()) waiting.push(child)
    }
    return found
  }

  /** Concatenated text content; entities are not decoded. */
  get text(): string {
    const parts: string[] = []
    this.collect(parts, MAX_TEXT_LENGTH)
    return parts.join('').trim()
  }

  /** Recursion is safe: `checkWellFormed` bounds the depth. */
  private collect(parts: string[], room: number): number {
    let left = room
    for (const node of this.nodes) {
      if (left <= 0) return 0
      if (typeof node === 'string') {
        parts.push(node.slice(0, left))
        left -= node.length
        continue
      }
      if (lines.has(node.name)) parts.push('\n')
      left = node.collect(parts, left)
      if (lines.has(node.name)) parts.push('\n')
    }
    return left
  }
}
