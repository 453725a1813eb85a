import { expect, test } from '@jest/globals'
import { connectors } from '../src/ingest/sources/registry.js'
import { sourcesTable } from './sources-table.js'

test('the sources table has a line for every connector with its variable, its pace and its method', () => {
  const lines = sourcesTable(connectors).trimEnd().split('\n')
  expect(lines).toHaveLength(connectors.length + 2)
  for (const { key, place } of connectors)
    expect(lines.filter(line => line.startsWith(`${key} `) && line.includes(place.baseUrl.variable))).toHaveLength(1)
  const lineOf = (key: string) => lines.find(line => line.startsWith(`${key} `))
  expect(lineOf('pro-act')).toMatch(/ pro-act\.nl +\| 0\.1 +\| sitemap-jsonld +\| all that/)
  expect(lineOf('bij-oranje')).toMatch(/ www\.bijoranje\.nl +\| 1 +\| sitemap-jsonld +\| all that/)
})
