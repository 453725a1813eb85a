import { readUuid } from '../../platform/validation/read-uuid.js'
import { CreateUserInput } from '../../accounts/users/user.inputs.js'
import { createUser, everyUser, listUsers, setUserActive, USER_CREATED } from '../../accounts/users/user.service.js'
import { formOf } from './body.js'
import type { User } from '../../accounts/users/user.entity.js'
import { pageQuery, textOf } from './query.js'
import { type Call, WholeList } from './route.js'
import { type ShownUser, userShape } from './shapes.js'

/** All users, or one page with `page` or `limit`. */
export async function users({ query, context: { db } }: Call): Promise<ShownUser[] | WholeList<User, ShownUser>> {
  if (textOf(query, 'page') !== null || textOf(query, 'limit') !== null) {
    const { page, limit } = pageQuery(query)
    return (await listUsers(db, { first: limit, page })).nodes.map(userShape)
  }
  return new WholeList(everyUser(db), userShape)
}

export async function addUser({ body, context: { db, settings, caller } }: Call): Promise<{ message: string }> {
  await createUser(db, caller.viewer!.user.id, settings.companyEmailDomain, formOf(CreateUserInput, body))
  return { message: USER_CREATED }
}

export const setActive =
  (isActive: boolean) =>
  async ({ params, context: { db, caller } }: Call): Promise<ShownUser> => {
    return userShape(await setUserActive(db, caller.viewer!.user.id, readUuid(params.id), isActive))
  }
