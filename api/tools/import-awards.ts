import fs from 'node:fs'
import path from 'node:path'
import { importDataset } from '../src/ingest/awards/import-dataset.service.js'
import { readReleases } from '../src/ingest/sources/tenderned/dataset/read-releases.js'
import { withDatabase } from './with-database.js'

const [name] = process.argv.slice(2)
if (!name) {
  process.stderr.write('usage: npm run tool -- awards:import -- <release package of TenderNed, JSON>\n')
  process.exitCode = 1
} else {
  try {
    const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
    fs.accessSync(file, fs.constants.R_OK)
    const { read, skipped, matched, updated, failure } = await withDatabase(db =>
      importDataset(db, readReleases(fs.createReadStream(file)), new Date()),
    )
    process.stdout.write(`${read} releases read, ${skipped} skipped, ${matched} matched, ${updated} tenders updated\n`)
    if (failure !== null) throw new Error(`${name}: ${failure} What came before is stored.`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
