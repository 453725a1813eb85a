import type { EntityManager } from 'typeorm'
import { endSessionsOf } from '../src/accounts/users/sign-in/session.service.js'
import { User } from '../src/accounts/users/user.entity.js'
import { withDatabase } from './with-database.js'

/** Changing the role ends existing sessions, so that the user signs in again with the new role. */
async function makeAdministrator(db: EntityManager, email: string): Promise<string> {
  const user = await db.createQueryBuilder(User, 'user').where('lower(user.email) = lower(:email)', { email }).getOne()
  if (!user) throw new Error(`Nobody with the address ${email} has ever signed in, or been given an account.`)
  if (user.isAdmin) return `${email} is an administrator already.`
  await db.transaction(async tx => {
    await tx.update(User, user.id, { isAdmin: true })
    await endSessionsOf(tx, user.id)
  })
  return `${email} is an administrator from now on.`
}

const [email] = process.argv.slice(2)
if (!email) {
  process.stderr.write('usage: npm run admin -- <e-mail>\n')
  process.exitCode = 1
} else {
  try {
    process.stdout.write(`${await withDatabase(db => makeAdministrator(db, email))}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
