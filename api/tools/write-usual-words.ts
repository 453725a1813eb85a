import fs from 'node:fs'
import { plainWords } from '../src/tenders/organisations/plain-words.js'
import { stemOf } from '../src/tenders/duplicates/stems.js'

const FILE = 'api/src/tenders/duplicates/usual-words.ts'
/** The share of texts with a word that puts it into each list. */
const LISTS = { OFTEN: [0.04, 1], USUAL: [0.012, 0.04], SOME: [0.005, 0.012] } as const
const WIDTH = 120

/** Counts the texts with each stem, and rewrites the lists in the file. */
export function writeUsualWords(texts: readonly string[]): void {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const words = plainWords(text).filter(word => word.length > 3 && !/\d/.test(word))
    for (const stem of new Set(words.map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const written = Object.entries(LISTS).reduce(
    (source, [name, [least, most]]) => {
      const stems = [...counts].filter(([, count]) => count >= least * texts.length && count < most * texts.length)
      const lines = wrapped(stems.map(([stem]) => stem).toSorted())
      return source.replace(new RegExp(`(const ${name} = \`)[^\`]*`), `$1\n${lines}`)
    },
    fs.readFileSync(FILE, 'utf8'),
  )
  fs.writeFileSync(FILE, written)
}

function wrapped(stems: readonly string[]): string {
  const lines: string[] = []
  for (const stem of stems) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + stem.length + 1 <= WIDTH) lines[lines.length - 1] = `${last} ${stem}`
    else lines.push(`  ${stem}`)
  }
  return lines.join('\n')
}
