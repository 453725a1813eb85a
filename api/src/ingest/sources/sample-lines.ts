import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import type { ConnectorKey } from '../../reference/sources.js'

/** Read from the source tree, because the compiler only copies code; npm scripts run in the project's root. */
const FOLDER = 'api/src/ingest/sources'

/**
 * Lazily loads and caches the samples of a site: the lines of all `.jsonl` files in its folder `samples/`, ordered by
 * file name.
 * @throws Error with file and line of a sample that does not match the schema
 */
export function sampleLines<Sample>(site: ConnectorKey, sample: z.ZodType<Sample>): () => readonly Sample[] {
  let read: readonly Sample[] | undefined
  return () => (read ??= readFolder(path.resolve(FOLDER, site, 'samples'), sample))
}

/** @throws Error */
export function readFolder<Sample>(folder: string, sample: z.ZodType<Sample>): readonly Sample[] {
  const files = fs
    .readdirSync(folder)
    .filter(name => name.endsWith('.jsonl'))
    .sort()
  if (files.length === 0) throw new Error(`${folder} holds no samples: at least one file of JSON lines, .jsonl`)
  return files.flatMap(name => readLines(path.join(folder, name), sample))
}

/** @throws Error */
export const readLines = <Sample>(file: string, sample: z.ZodType<Sample>): readonly Sample[] =>
  fs
    .readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => readLine(line, `${file}:${index + 1}`, sample))

function readLine<Sample>(line: string, place: string, sample: z.ZodType<Sample>): Sample {
  let given: unknown
  try {
    given = JSON.parse(line)
  } catch (cause) {
    throw new Error(`${place} is no JSON`, { cause })
  }
  const read = sample.safeParse(given)
  if (read.success) return read.data
  const mistakes = read.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`${place} is no sample: ${mistakes.join('; ')}`)
}
