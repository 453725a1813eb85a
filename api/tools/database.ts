import fs from 'node:fs'
import path from 'node:path'
import { PassThrough, pipeline as piped } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { dump } from '../src/platform/database/dump/dump.js'
import { restore } from '../src/platform/database/dump/restore.js'
import { migrate } from '../src/processes/migrate.js'
import { withDatabaseUrl } from './with-database.js'

/** An error of any stream destroys the last one, which reports it. */
const ignore = () => {}

const isZipped = (file: string) => file.endsWith('.gz')

const verbs: Readonly<Record<string, (url: string, file: string) => Promise<string>>> = {
  /** Atomic: an unfinished dump never has the name of a complete one. */
  async dump(url, file) {
    const draft = `${file}.part`
    try {
      // Secrets: the dump holds e-mail addresses and password hashes.
      const out = fs.createWriteStream(draft, { mode: 0o600 })
      await pipeline(dump(url), isZipped(file) ? zlib.createGzip() : new PassThrough(), out)
      fs.renameSync(draft, file)
    } finally {
      fs.rmSync(draft, { force: true })
    }
    return `Dumped into ${file}.`
  },
  async restore(url, file) {
    fs.accessSync(file, fs.constants.R_OK)
    await migrate(url)
    const read = fs.createReadStream(file)
    await restore(url, isZipped(file) ? piped(read, zlib.createGunzip(), ignore) : read)
    // Running processes reload their counts.
    await migrate(url)
    return `Restored from ${file}.`
  },
}

const [verb = '', name] = process.argv.slice(2)
const work = verbs[verb]
if (!work || !name) {
  process.stderr.write('usage: npm run db -- dump|restore <file, zipped when its name ends in .gz>\n')
  process.exitCode = 1
} else {
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
  try {
    process.stdout.write(`${await withDatabaseUrl(url => work(url, file))}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
