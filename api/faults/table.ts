import fs from 'node:fs'
import os from 'node:os'
import { marked, withMarked } from '../tools/marked.js'

export interface Measured {
  readonly name: string
  readonly row: string
}

export const tableOf = (rows: readonly string[]) =>
  ['| fault | measured | goal | reached | when, on |', '| --- | --- | --- | --- | --- |', ...rows].join('\n')

/** Merges new results with those of the existing table: each line once, in the order of these names. */
export function rowsWith(table: string, measured: readonly Measured[], names: readonly string[]): readonly string[] {
  const now = new Map(measured.map(({ name, row }) => [name, row]))
  const before = table.split('\n')
  return names.flatMap(name => {
    const row = now.get(name) ?? before.find(line => line.startsWith(`| ${name} | `))
    return row === undefined ? [] : [row]
  })
}

/** Writes the results into the table between the markers of a page, and keeps its other lines. */
export function writeTable(
  file: string,
  marker: string,
  measured: readonly Measured[],
  names: readonly string[],
): void {
  const page = fs.readFileSync(file, 'utf8')
  fs.writeFileSync(file, withMarked(page, marker, tableOf(rowsWith(marked(page, marker), measured, names))))
}

/** When and on which machine something was measured. */
export const measuredOn = (tenders: number): string =>
  `${new Date().toISOString().slice(0, 10)}, ${tenders} tenders, ${os.availableParallelism()} cores, Node ${process.versions.node}`
