import { validate as isUuid } from 'uuid'
import { LARGEST_PAGE } from '../paging/page-args.js'
import type { AppUser } from '../users/app-user.entity.js'
import { createUser, listUsers, setUserActive } from '../users/user.service.js'
import { texts } from './body.js'
import { pageQuery, textOf } from './query.js'
import type { Call } from './route.js'
import { userShape } from './shapes.js'

/** All of them, unless a page is asked for. */
export async function users({ query, context: { db } }: Call): Promise<object> {
  if (textOf(query, 'page') !== null || textOf(query, 'limit') !== null) {
    const { page, limit } = pageQuery(query)
    return (await listUsers(db, { first: limit, page })).nodes.map(userShape)
  }
  const all: AppUser[] = []
  for (let after: string | null = null; ; ) {
    const { nodes, pageInfo } = await listUsers(db, { first: LARGEST_PAGE, after })
    all.push(...nodes)
    if (!pageInfo.hasNextPage) return all.map(userShape)
    after = pageInfo.endCursor
  }
}

export async function addUser({ body, context: { db, settings } }: Call): Promise<object> {
  const names = ['username', 'email', 'firstName', 'lastName', 'temporaryPassword'] as const
  await createUser(db, settings.companyEmailDomain, texts(body, names))
  return { message: 'Gebruiker succesvol aangemaakt' }
}

export const setActive =
  (isActive: boolean) =>
  async ({ params, context: { db, door } }: Call): Promise<object> => {
    const id = isUuid(params.id) ? params.id! : null
    return userShape(await setUserActive(db, door.viewer!.user.id, id, isActive))
  }
