import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BETWEEN_WINNERS } from '../src/ingest/notices/draft.js'
import { RefusedItem } from '../src/ingest/sources/connector.js'
import { decodeXml } from '../src/ingest/sources/xml/decode-xml.js'
import { readNotice } from '../src/ingest/sources/ted/xml/read-notice.js'

/** npm runs scripts in the project's root, but paths are relative to the directory of the user's shell. */
const workingDirectory = process.env.INIT_CWD ?? process.cwd()

function shown(file: string): object {
  const notice = readNotice(decodeXml(readFileSync(path.resolve(workingDirectory, file))))
  const winners = notice.awards.flatMap(({ winner }) => winner?.split(BETWEEN_WINNERS) ?? [])
  const days = notice.awards.map(({ date }) => date).filter(day => day !== null)
  return {
    file,
    publicationId: notice.publicationId,
    title: notice.title,
    description: notice.description,
    organization: notice.organization,
    publicationDate: notice.publicationDate,
    closingDate: notice.closingDate,
    region: notice.place,
    estimatedValue: notice.estimatedValue,
    valueKind: notice.valueKind,
    maximumValue: notice.maximumValue,
    currency: notice.currency,
    cpv: notice.cpv,
    nuts: notice.nuts,
    lots: notice.lots.map(({ id, title, cpv, nuts, closingDate, estimatedValue, maximumValue, currency }) => ({
      identifier: id,
      title: title ?? null,
      cpv: cpv ?? [],
      nuts: nuts ?? [],
      closingDate: closingDate ?? null,
      estimatedValue: estimatedValue ?? null,
      maximumValue: maximumValue ?? null,
      currency: currency ?? null,
    })),
    awardWinner: [...new Set(winners)].join(BETWEEN_WINNERS) || null,
    awardDate: days.toSorted().at(-1) ?? null,
    awardTotal: notice.awardTotal,
    awards: notice.awards.map(({ lot, winner, date, value, currency, status, reason }) => ({
      lot,
      winner,
      date,
      value,
      currency,
      ...(status ? { status, reason: reason ?? null } : {}),
    })),
  }
}

/** A missing file is reported as a user error, not as a bug. */
function mistakeIn(error: unknown): string {
  if (error instanceof RefusedItem) return error.message
  if (error instanceof Error && 'code' in error) return `Het bestand kan niet worden gelezen (${String(error.code)}).`
  throw error
}

const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write('usage: npm run parse:notice -- <file.xml>…\n')
  process.exitCode = 1
}
for (const file of files) {
  let line: object
  try {
    line = shown(file)
  } catch (error) {
    line = { file, error: mistakeIn(error) }
    process.exitCode = 1
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
