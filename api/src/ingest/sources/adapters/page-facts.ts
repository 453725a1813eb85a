import { Parser } from 'htmlparser2'

/**
 * Where a page shows facts as labels and values beside its text: `<h3>In het kort</h3> … <b>Startdatum</b> 1 december
 * 2026`.
 */
export interface PageFacts {
  /** Matches the complete text of the heading above the facts; they end at the next heading. */
  readonly heading: RegExp
  /** Element of a label; its value follows in the same parent. */
  readonly label: 'b' | 'strong' | 'dt'
}

const MAX_FACTS = 50
const isHeading = (name: string): boolean => /^h[1-6]$/.test(name)

interface Pair {
  readonly depth: number
  label: string
  value: string
  isLabelled: boolean
}

/** The facts of a page, by label in lower case; the first of duplicates wins. */
export function factsBeside(html: string, { heading, label }: PageFacts): ReadonlyMap<string, string> {
  const facts = new Map<string, string>()
  let depth = 0
  let isWithin = false
  let pair: Pair | null = null

  function keep(): void {
    const key = pair?.label.trim().replace(/\s*:$/, '').toLowerCase()
    const value = pair?.value
      .split('\n')
      .map(line => line.trim())
      .find(Boolean)
    if (key && value && !facts.has(key) && facts.size < MAX_FACTS) facts.set(key, value)
    pair = null
  }

  const parser = new Parser({
    onopentag: name => {
      depth++
      if (isHeading(name) || (isWithin && name === label)) keep()
      if (isHeading(name)) isWithin = false
      if (isWithin && name === label) pair = { depth, label: '', value: '', isLabelled: false }
      else if (pair?.isLabelled) pair.value += '\n'
    },
    ontext: text => {
      if (!isWithin) isWithin = heading.test(text.trim())
      else if (pair?.isLabelled) pair.value += text
      else if (pair) pair.label += text
    },
    onclosetag: name => {
      depth--
      if (!pair) return
      if (name === label) pair.isLabelled = true
      if (depth < pair.depth - 1) keep()
    },
  })
  parser.end(html)
  keep()
  return facts
}
