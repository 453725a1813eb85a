import { cpvLabels } from './cpv-labels.js'

/** The significant digits of a code, without trailing zeros; at least the two of a division. */
export const cpvDigits = (code: string): string => code.replace(/0+$/, '').padEnd(2, '0')

let children: ReadonlyMap<string, readonly string[]> | undefined

/** The codes directly below another, in order; the divisions for ''. */
export const cpvWithin = (code: string): readonly string[] =>
  (children ??= childrenOf([...cpvLabels().keys()].toSorted())).get(code) ?? []

function childrenOf(codes: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byDigits = new Map(codes.map(code => [cpvDigits(code), code]))
  const found = new Map<string, string[]>()
  for (const code of codes) {
    const parent = parentOf(cpvDigits(code), byDigits)
    found.set(parent, [...(found.get(parent) ?? []), code])
  }
  return found
}

/** The nearest existing ancestor, because some levels are missing. */
function parentOf(digits: string, byDigits: ReadonlyMap<string, string>): string {
  for (let length = digits.length - 1; length >= 2; length--) {
    const parent = byDigits.get(digits.slice(0, length))
    if (parent !== undefined) return parent
  }
  return ''
}
