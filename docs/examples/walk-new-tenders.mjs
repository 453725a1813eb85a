// Adds each new tender to tenders.jsonl, once. Ended halfway, it goes on where it was; run again, it adds what is new since.
import { readFile, rename, truncate, writeFile } from 'node:fs/promises'
import { ask } from './ask.mjs'

const query = `query ($after: String) {
  tenders(first: 100, after: $after, orderBy: { field: PUBLICATION_DATE, direction: ASC }) {
    nodes { id title organization publicationDate closingDate sourceUrl }
    pageInfo { hasNextPage endCursor }
  }
  rateLimit { remaining resetAt cost }
}`

const place = await readFile('walk.json', 'utf8').then(JSON.parse, () => ({ cursor: null, length: 0 }))
await writeFile('tenders.jsonl', '', { flag: 'a' })
// What was written after the cursor was kept comes again.
await truncate('tenders.jsonl', place.length)

for (let hasNextPage = true; hasNextPage; ) {
  const { tenders } = await ask(query, { after: place.cursor })
  const lines = tenders.nodes.map(tender => `${JSON.stringify(tender)}\n`).join('')
  await writeFile('tenders.jsonl', lines, { flag: 'a' })
  place.length += Buffer.byteLength(lines)
  place.cursor = tenders.pageInfo.endCursor ?? place.cursor
  await writeFile('walk.json.new', JSON.stringify(place))
  await rename('walk.json.new', 'walk.json')
  hasNextPage = tenders.pageInfo.hasNextPage
}
