// Keeps a copy of all tenders, a file each in the folder tenders/, for as long as it runs; started again, it catches up.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.mjs'

const query = `query ($after: String) {
  changes(first: 100, after: $after) {
    nodes { id removed tender { id title organization closingDate archived awardWinner category description } }
    pageInfo { hasNextPage endCursor }
  }
  rateLimit { remaining resetAt cost }
}`
const { POLL_SECONDS = '60' } = process.env
const fileOf = id => `tenders/${encodeURIComponent(id)}.json`

await mkdir('tenders', { recursive: true })
for (let after = await readFile('cursor', 'utf8').catch(() => null); ; ) {
  const { nodes, pageInfo } = (await ask(query, { after })).changes
  for (const { id, removed, tender } of nodes)
    if (removed) await rm(fileOf(id), { force: true })
    else await writeFile(fileOf(id), JSON.stringify(tender))
  after = pageInfo.endCursor
  await writeFile('cursor.new', after)
  await rename('cursor.new', 'cursor')
  if (!pageInfo.hasNextPage) await wait(Number(POLL_SECONDS) * 1000)
}
