/** These end a line; all other elements within a text, such as `FT` for a superscript, belong to the line. */
const lines = new Set(['P'])
/** Nobody reads a longer text than this, and hostile ones would cost time. */
const MAX_TEXT_LENGTH = 100_000

const noAttributes: ReadonlyMap<string, string> = new Map()

/** One element, its name and those of its attributes without namespace prefixes. */
export class XmlElement {
  readonly children: readonly XmlElement[]

  constructor(
    readonly name: string,
    /** In the order of the document: mixed content such as `m<FT>2</FT>` has to keep it. */
    private readonly nodes: readonly (XmlElement | string)[],
    private readonly attributes: ReadonlyMap<string, string> = noAttributes,
  ) {
    this.children = nodes.filter(node => typeof node !== 'string')
  }

  child(name: string): XmlElement | null {
    return this.children.find(child => child.name === name) ?? null
  }

  /** All elements at the end of this path, of every branch. */
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

  /** In document order, without looking into what is wanted or passed over. */
  descendants(isWanted: (name: string) => boolean, isPassedOver: (name: string) => boolean = () => false) {
    const found: XmlElement[] = []
    const waiting = this.children.toReversed()
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (isWanted(next.name)) found.push(next)
      else if (!isPassedOver(next.name)) for (const child of next.children.toReversed()) waiting.push(child)
    }
    return found
  }

  /** All the text in it, entities still escaped. */
  get text(): string {
    const parts: string[] = []
    this.collect(parts, MAX_TEXT_LENGTH)
    return parts.join('').trim()
  }

  /** Recursion is safe: `parseXml` refuses deep nesting. */
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
