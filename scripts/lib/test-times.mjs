import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './steps.mjs'

const page = path.join(root, 'docs/testing.md')
const SLOWEST = 30

/** Writes the durations of `npm test` into the tables of docs/testing.md. */
export function writeTimes(measured) {
  const text = fs.readFileSync(page, 'utf8')
  const block = /(?<=<!-- times -->\n)[^]*(?=<!-- end -->)/
  if (!block.test(text)) throw new Error('docs/testing.md has no markers <!-- times --> … <!-- end -->')
  fs.writeFileSync(
    page,
    text.replace(block, () => timeTables(measured)),
  )
}

/** Durations of checks and phases are in seconds, those of files and tests in milliseconds. */
export function timeTables({ checks, jest, browser }) {
  const specs = new Map()
  for (const { file, ms } of browser.tests) specs.set(file, (specs.get(file) ?? 0) + ms / 1000)
  const phases = [
    ['static checks, in parallel', Math.max(...checks.map(({ seconds }) => seconds))],
    ...checks.map(({ title, seconds }) => [`– ${title}`, seconds]),
    [`Jest: ${jest.tests.length} tests in ${jest.files.length} files`, jest.seconds],
    [`Playwright: ${browser.tests.length} tests in ${specs.size} specs`, browser.seconds],
  ]
  const slowest = bySeconds(jest.files.map(({ file, ms }) => [file, ms / 1000])).slice(0, SLOWEST)
  const today = new Date().toISOString().slice(0, 10)
  return `
Measured on ${today}, ${os.availableParallelism()} cores, Node ${process.versions.node}.

${table('phase', phases)}

${table(`the ${SLOWEST} slowest files of Jest`, slowest)}

${table('Playwright spec, all its tests', bySeconds([...specs]))}

`
}

const bySeconds = rows => rows.toSorted(([, one], [, other]) => other - one)

const table = (title, rows) =>
  [`| ${title} | s |`, '| --- | ---: |', ...rows.map(([name, seconds]) => `| ${name} | ${seconds.toFixed(1)} |`)].join(
    '\n',
  )
