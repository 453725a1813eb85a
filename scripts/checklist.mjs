/**
 * `npm run checklist [-- AREA …]`: lists each requirement of docs/requirements/checklist.md with its tests, the
 * requirements without a test, and those tested only in `npm run test:long`. A test refers to a requirement by a
 * comment (`// R-FILT-28`) at the assertion that fails when the requirement is broken, or at the row of its case. An id
 * outside a comment and an unknown id are errors.
 */
import fs from 'node:fs'
import path from 'node:path'
import { idsIn } from './lib/requirement-ids.mjs'
import { root } from './lib/steps.mjs'
import { testFiles } from './lib/test-files.mjs'

const areas = process.argv.slice(2).map(area => area.toUpperCase())
const checklist = fs.readFileSync(path.join(root, 'docs/requirements/checklist.md'), 'utf8')
const requirements = [...checklist.matchAll(/^- \*\*(R-([A-Z]+)-\d+)\*\* \[[^\]]+\] (.*)$/gm)].map(
  ([, id, area, text]) => ({ id, area, text }),
)

const testsById = new Map(requirements.map(({ id }) => [id, new Set()]))
const shownDaily = new Set()
const errors = []
for (const file of testFiles('api', 'web', 'e2e'))
  for (const { id, line, title, isLong, isComment } of idsIn(fs.readFileSync(path.join(root, file), 'utf8'))) {
    if (!isComment) errors.push(`${file}:${line}: ${id} belongs in a comment at its assertion, not in a text`)
    else if (!testsById.has(id)) errors.push(`${file}:${line}: ${id} is no requirement`)
    else {
      testsById.get(id).add(`${file}: ${title}`)
      if (!isLong && !file.includes('.long.test.')) shownDaily.add(id)
    }
  }

const isNamed = ({ id }) => testsById.get(id).size > 0
const shown = requirements.filter(({ area }) => areas.length === 0 || areas.includes(area))
const named = shown.filter(isNamed)
for (const { id } of named) console.log([id, ...testsById.get(id)].join('\n    '))
console.log(`\nNot named by a test (${shown.length - named.length}):`)
for (const { id, text } of shown.filter(requirement => !isNamed(requirement))) console.log(`${id}  ${text}`)
const onlyLong = named.filter(({ id }) => !shownDaily.has(id))
console.log(`\nShown by npm run test:long only (${onlyLong.length}):`)
for (const { id, text } of onlyLong) console.log(`${id}  ${text}`)

console.log('\nArea      named / all')
for (const area of new Set(shown.map(requirement => requirement.area))) {
  const all = shown.filter(requirement => requirement.area === area)
  console.log(`${area.padEnd(9)} ${String(all.filter(isNamed).length).padStart(5)} / ${all.length}`)
}
console.log(`Total     ${String(named.length).padStart(5)} / ${shown.length}`)
console.log(`Shown by npm test: ${named.length - onlyLong.length}, by npm run test:long only: ${onlyLong.length}`)
for (const error of errors) console.error(error)
if (errors.length > 0) process.exitCode = 1
