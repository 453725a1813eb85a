/**
 * `npm run checklist [-- AREA …]`: each requirement of docs/requirements/checklist.md with the tests whose titles name
 * it, and those that no test names. Only reads; what a test shows, its title says.
 */
import fs from 'node:fs'
import path from 'node:path'
import { root } from './lib/steps.mjs'

const areas = process.argv.slice(2).map(area => area.toUpperCase())
const checklist = fs.readFileSync(path.join(root, 'docs/requirements/checklist.md'), 'utf8')
const requirements = [...checklist.matchAll(/^- \*\*(R-([A-Z]+)-\d+)\*\* \[[^\]]+\] (.*)$/gm)].map(
  ([, id, area, text]) => ({ id, area, text }),
)

/** In a test file, a text that begins with an id is a title. */
const testsById = new Map()
const unknown = new Set()
const ids = new Set(requirements.map(({ id }) => id))
for (const file of testFiles(['api/src', 'web/src', 'e2e'])) {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  for (const [, title] of text.matchAll(/['"`](R-[A-Z]+-\d[^'"`\n]*)/g))
    for (const id of title.match(/R-[A-Z]+-\d+/g)) {
      if (!ids.has(id)) unknown.add(`${id} (${file})`)
      testsById.set(id, [...(testsById.get(id) ?? []), { file, title: title.replace(/^(R-[A-Z]+-\d+\s*)+/, '') }])
    }
}

const shown = requirements.filter(({ area }) => areas.length === 0 || areas.includes(area))
const named = shown.filter(({ id }) => testsById.has(id))
for (const { id } of named) {
  console.log(id)
  for (const { file, title } of testsById.get(id)) console.log(`    ${file}: ${title}`)
}
console.log(`\nNot named by a test (${shown.length - named.length}):`)
for (const { id, text } of shown.filter(({ id }) => !testsById.has(id))) console.log(`${id}  ${text}`)
if (unknown.size > 0) console.log(`\nNamed by a test, but no requirement: ${[...unknown].join(', ')}`)

console.log('\nArea      named / all')
for (const area of new Set(shown.map(requirement => requirement.area))) {
  const all = shown.filter(requirement => requirement.area === area)
  console.log(
    `${area.padEnd(9)} ${String(all.filter(({ id }) => testsById.has(id)).length).padStart(5)} / ${all.length}`,
  )
}
console.log(`Total     ${String(named.length).padStart(5)} / ${shown.length}`)
if (unknown.size > 0) process.exitCode = 1

function testFiles(places) {
  return places.flatMap(place => {
    const full = path.join(root, place)
    if (!fs.existsSync(full)) return []
    return fs
      .readdirSync(full, { recursive: true })
      .map(file => path.join(place, String(file)))
      .filter(file => /\.(test|spec)\.tsx?$/.test(file) && !/(node_modules|[/\\]dist[/\\])/.test(file))
      .sort()
  })
}
