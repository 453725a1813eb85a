/**
 * Checks the documentation, without network: relative links and their anchors, paths of files in backticks, and the names of npm
 * scripts and tools, all of which docs/commands.md has to list. A part of `npm run lint`.
 */
import fs from 'node:fs'
import path from 'node:path'
import { root } from './lib/steps.mjs'
import { tools } from './lib/tools.mjs'

process.chdir(root)
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...fs
    .readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name.split(path.sep).join('/')}`),
]
/** Decision records name files of their time, and requirements name none of ours. */
const isOfToday = page => !/^docs\/(?:decisions|requirements)\//.test(page)
const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
const files = filesIn('.')
const isFile = name => files.some(file => file === name || file.endsWith(`/${name}`))

const mistakes = pages.flatMap(page => {
  const text = fs.readFileSync(page, 'utf8').replaceAll(/^```.*?^```/gms, '')
  return [
    ...brokenLinks(page, text),
    ...(isOfToday(page) ? [...missingFiles(text), ...missingCommands(text)] : []),
  ].map(mistake => `${page}: ${mistake}`)
})
const commands = fs.readFileSync('docs/commands.md', 'utf8')
for (const name of new Set([...Object.keys(scripts), ...Object.keys(tools)]))
  if (!new RegExp(`npm (?:run )?(?:tool -- )?${name}\\b`).test(commands))
    mistakes.push(`docs/commands.md: ${name} is missing`)
for (const mistake of mistakes) console.error(mistake)
console.log(`${pages.length} pages of documentation, ${mistakes.length} mistakes`)
process.exitCode = mistakes.length > 0 ? 1 : 0

function brokenLinks(page, text) {
  return namesIn(text, /\]\(([^)\s]+)\)/g)
    .filter(target => {
      if (/^[a-z]+:/.test(target)) return false
      const [place, anchor] = target.split('#')
      const file = place ? path.join(path.dirname(page), place) : page
      return !fs.existsSync(file) || (anchor && !anchorsOf(file).includes(anchor))
    })
    .map(target => `the link ${target} leads nowhere`)
}

/** Anchors of the headings, as GitHub makes them. */
function anchorsOf(file) {
  const headings = fs.readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)
  return Array.from(headings, ([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** A path may leave out its first folders. */
function missingFiles(text) {
  return namesIn(text, /`([\w/-][\w./-]*\.(?:ts|tsx|mjs|md|tsv|graphql|yml))`/g)
    .filter(name => !isFile(name))
    .map(name => `there is no file ${name}`)
}

function missingCommands(text) {
  return [
    ...namesIn(text, /npm run ([\w:-]+)/g)
      .filter(name => !Object.hasOwn(scripts, name))
      .map(name => `there is no npm run ${name}`),
    ...namesIn(text, /npm run tool -- ([\w:-]+)/g)
      .filter(name => !Object.hasOwn(tools, name))
      .map(name => `there is no tool ${name}`),
  ]
}

function namesIn(text, pattern) {
  return Array.from(text.matchAll(pattern), ([, name]) => name)
}

function filesIn(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const name = path.posix.join(folder, entry.name)
    if (entry.isFile()) return [name]
    return entry.isDirectory() && !/^(?:node_modules|dist|\.git|\.data|test-results)$/.test(entry.name)
      ? filesIn(name)
      : []
  })
}
