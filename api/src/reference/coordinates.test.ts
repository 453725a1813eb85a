import { expect, test } from '@jest/globals'
import { coordinates, townNamed } from './coordinates.js'
import { findPlace } from './find-place.js'
import { places } from './places.js'
import { sitesByTown } from './sites.js'

test.each([
  ['Utrecht', 'Utrecht'],
  ['den bosch', "'s-Hertogenbosch"],
  ['Hengelo Gelderland', 'Hengelo (Gld)'],
  ['Antwerpen', 'Antwerpen, België'],
  ['TU Delft', 'Delft'],
  ['3511', 'Utrecht'],
  [' 3511 AB ', 'Utrecht'],
  ['3511ab', 'Utrecht'],
  ['1109', 'Amsterdam'],
  ['1116', undefined],
  ['9999 ZZ', undefined],
  ['Noord-Holland', undefined],
  ['Achterhoek', undefined],
  ['Boerakkeroost', undefined],
  ['', undefined],
])('%s is the town %s', (text, town) => {
  expect(townNamed(text)).toBe(town)
})

test('every town with coordinates is found by its own name', () => {
  expect(coordinates.filter(({ name }) => townNamed(name.toLowerCase()) !== name)).toEqual([])
})

test('the towns of sites, and nearly all places, have coordinates in the Netherlands', () => {
  const known = new Map(coordinates.map(one => [one.name, one]))
  expect(Object.keys(sitesByTown).filter(town => !known.has(town))).toEqual([])
  const shown = places.filter(({ name }) => findPlace(name)?.name === name)
  const found = shown.flatMap(({ name }) => known.get(name) ?? [])
  // The rest are regions.
  expect(found.length / shown.length).toBeGreaterThan(0.95)
  for (const { latitude, longitude } of found) {
    expect(latitude).toBeGreaterThan(50.7)
    expect(latitude).toBeLessThan(53.6)
    expect(longitude).toBeGreaterThan(3.3)
    expect(longitude).toBeLessThan(7.3)
  }
})
