import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { selfEmploymentOf } from '../src/ingest/notices/self-employment.js'
import { SelfEmployment } from '../src/reference/tender-values.js'

/** Judged passages, one `verdict<TAB>passage` a line. Nobody who wrote the rules read the unseen ones before. */
const sets = { development: 'api/tools/zzp/development.tsv', unseen: 'api/tools/zzp/unseen.tsv' }
const goals = { nee: 0.97, ja: 0.95 }

const { values } = parseArgs({ options: { details: { type: 'boolean', default: false } } })
const verdicts = { [SelfEmployment.ALLOWED]: 'ja', [SelfEmployment.NOT_ALLOWED]: 'nee' } as const

interface Judged {
  readonly wanted: string
  readonly passage: string
  readonly found: string
}

function readSet(path: string): readonly Judged[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [wanted = '', passage = ''] = line.split('\t')
      const { selfEmployment } = selfEmploymentOf({ description: passage })
      return { wanted, passage, found: selfEmployment === null ? 'onbekend' : verdicts[selfEmployment] }
    })
}

/** @returns whether both precisions reach their goals */
function report(name: string, judged: readonly Judged[]): boolean {
  const reached = Object.entries(goals).map(([verdict, goal]) => {
    const claimed = judged.filter(({ found }) => found === verdict)
    const right = claimed.filter(({ wanted }) => wanted === verdict).length
    const all = judged.filter(({ wanted }) => wanted === verdict).length
    const precision = claimed.length ? right / claimed.length : 0
    say(
      `${name.padEnd(12)} ${verdict.padEnd(4)} ${String(all).padStart(4)} passages   precision ${percent(precision)}   recall ${percent(right / all)}`,
    )
    return precision >= goal
  })
  return reached.every(Boolean)
}

const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)}%`
const say = (text: string) => process.stdout.write(`${text}\n`)

const judged = Object.entries(sets).map(([name, path]) => ({ name, rows: readSet(path) }))
const reached = judged.map(({ name, rows }) => report(name, rows))
if (values.details)
  for (const { wanted, found, passage } of judged[0]!.rows)
    if (wanted !== found) say(`${wanted} → ${found}: ${passage}`)
// The rules were written with the other set at hand.
if (!reached.at(-1)) process.exitCode = 1
