import { readUuid } from '../read-uuid.js'
import { CreateUserInput } from '../users/user.inputs.js'
import { createUser, everyUser, listUsers, setUserActive, USER_CREATED } from '../users/user.service.js'
import { formOf } from './body.js'
import { pageQuery, textOf } from './query.js'
import type { Call } from './route.js'
import { userShape } from './shapes.js'

/** All users, or one page with `page` or `limit`. */
export async function users({ query, context: { db } }: Call): Promise<object> {
  if (textOf(query, 'page') !== null || textOf(query, 'limit') !== null) {
    const { page, limit } = pageQuery(query)
    return (await listUsers(db, { first: limit, page })).nodes.map(userShape)
  }
  return (await everyUser(db)).map(userShape)
}

export async function addUser({ body, context: { db, settings } }: Call): Promise<object> {
  await createUser(db, settings.companyEmailDomain, formOf(CreateUserInput, body))
  return { message: USER_CREATED }
}

export const setActive =
  (isActive: boolean) =>
  async ({ params, context: { db, caller } }: Call): Promise<object> => {
    return userShape(await setUserActive(db, caller.viewer!.user.id, readUuid(params.id), isActive))
  }
