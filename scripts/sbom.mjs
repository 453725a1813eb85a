/** `npm run tool -- sbom [<file>]`: what the product is made of (CycloneDX), and under which licences; fails for one that is not known here. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { root } from './lib/steps.mjs'

/** Permissive licences, and MPL-2.0 (web-push), which applies to changed files only; none is changed. */
const known = new Set(
  'MIT,MIT-0,ISC,Apache-2.0,BSD-2-Clause,BSD-3-Clause,BlueOak-1.0.0,0BSD,PSF-2.0,OFL-1.1,CC0-1.0,Unlicense,MIT AND ISC AND BSD-3-Clause,(MIT AND BSD-3-Clause),MPL-2.0'.split(
    ',',
  ),
)

const [file = 'sbom.cdx.json'] = process.argv.slice(2)
const { stdout, stderr, status } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e9,
})
if (status !== 0) {
  console.error(stderr)
  process.exit(1)
}
fs.writeFileSync(file, stdout)
const { components } = JSON.parse(stdout)
const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(' AND ') || 'none'
const counts = new Map()
for (const component of components) counts.set(licenceOf(component), (counts.get(licenceOf(component)) ?? 0) + 1)
for (const [licence, count] of [...counts].toSorted((one, other) => other[1] - one[1]))
  console.log(`${count} × ${licence}`)
const own = ({ name }) => name.startsWith('@greenrock/')
const unknown = components.filter(one => !own(one) && !known.has(licenceOf(one)))
for (const one of unknown) console.error(`${one.name} ${one.version}: ${licenceOf(one)}`)
console.log(`${components.length} components in ${file}`)
if (unknown.length > 0) process.exitCode = 1
