import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { whereabouts } from '../src/reference/whereabouts.js'

/** A place as a source writes it, with its context; `province` is the known answer, if any. */
const saved = z.object({
  kind: z.string().default('all'),
  place: z.string().nullish(),
  nuts: z.array(z.string()).default([]),
  organization: z.string().default(''),
  province: z.string().nullish(),
})

interface Tally {
  rows: number
  inProvince: number
  nowhere: number
  wrong: number
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
})

function check(path: string): void {
  const tallies: Record<string, Tally> = {}
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.trim() === '') continue
    const row = saved.parse(JSON.parse(line))
    const { region, province } = whereabouts(row)
    const isWrong = row.province != null && row.province !== province
    const tally = (tallies[row.kind] ??= { rows: 0, inProvince: 0, nowhere: 0, wrong: 0 })
    tally.rows++
    if (province) tally.inProvince++
    if (!region) tally.nowhere++
    if (isWrong) tally.wrong++
    if (values.list && (!province || isWrong)) console.log(JSON.stringify({ ...row, region, found: province }))
  }
  console.table(tallies)
}

const [path] = positionals
if (path) check(path)
else {
  console.error('usage: npm run tool -- check:places -- <file.jsonl> [--list]')
  process.exitCode = 1
}
