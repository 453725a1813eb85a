import fs from 'node:fs'
import path from 'node:path'
import { readConfiguration } from '../src/configuration.js'
import { createDataSource } from '../src/data-source.js'
import { startEmbeddedPostgres } from '../src/database/embedded-postgres.js'
import { findRunning } from '../src/process/running.js'
import { endSessionsOf } from '../src/users/sign-in/session.service.js'
import { User } from '../src/users/user.entity.js'

/** A change of role ends the existing sessions, so that the user signs in with the new role. */
async function makeAdministrator(url: string, email: string): Promise<string> {
  const source = await createDataSource(url, 2).initialize()
  try {
    const user = await source.manager
      .createQueryBuilder(User, 'user')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne()
    if (!user) throw new Error(`Nobody with the address ${email} has ever signed in, or been given an account.`)
    if (user.isAdmin) return `${email} is an administrator already.`
    await source.manager.transaction(async tx => {
      await tx.update(User, user.id, { isAdmin: true })
      await endSessionsOf(tx, user.id)
    })
    return `${email} is an administrator from now on.`
  } finally {
    await source.destroy()
  }
}

const [email] = process.argv.slice(2)
if (!email) {
  process.stderr.write('usage: npm run admin -- <e-mail>\n')
  process.exitCode = 1
} else {
  const settings = readConfiguration()
  const directory = path.join(settings.dataDirectory, 'postgres')
  const isRunning = findRunning(settings.dataDirectory) !== null
  const embedded = settings.databaseUrl || isRunning ? null : await startEmbeddedPostgres({ dataDirectory: directory })
  try {
    const url = settings.databaseUrl ?? embedded?.url ?? urlOfRunning(directory)
    process.stdout.write(`${await makeAdministrator(url, email)}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  } finally {
    await embedded?.stop()
  }
}

/** PostgreSQL writes its port on the fourth line of postmaster.pid. */
function urlOfRunning(dataDirectory: string): string {
  const port = fs.readFileSync(path.join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://postgres@127.0.0.1:${port}/greenrock`
}
