import type { EntityManager } from 'typeorm'
import type { GraphQLFormattedError } from 'graphql'
import { readConfiguration } from '../src/processes/configuration.js'
import { callerWithoutRequest } from '../src/accounts/users/caller.js'
import { createContext } from '../src/accounts/context.js'
import { createApollo } from '../src/transport/schema/apollo.js'
import { createRateLimit } from '../src/platform/rate-limit/rate-limit.js'
import { createSchema } from '../src/transport/schema/schema.js'
import type { Settings } from '../src/platform/settings/settings.js'
import type { User } from '../src/accounts/users/user.entity.js'

export const testSettings = (given: Partial<Settings> = {}): Settings => ({
  ...readConfiguration({
    SOURCES: 'samples',
    NODE_ENV: 'test',
    SESSION_SECRET: 'a secret of the tests and of nothing else',
  }),
  ...given,
})

export const apollo = createApollo(createSchema(), createRateLimit({ rateLimits: { visitor: 1e6, user: 1e6 } }))

export interface Answer {
  // Untyped, because its shape depends on the query.
  readonly data: ReturnType<typeof JSON.parse>
  readonly errors: readonly GraphQLFormattedError[] | undefined
}

/** Executes an operation on the product's Apollo server, as a visitor or as the given user. */
export async function ask(
  db: EntityManager,
  query: string,
  variables: object = {},
  settings = testSettings(),
  user: User | null = null,
): Promise<Answer> {
  const response = await apollo.executeOperation(
    { query, variables: variables as Record<string, unknown> },
    {
      contextValue: createContext({
        db,
        settings,
        caller: callerWithoutRequest(user && { user, sid: 'none', by: 'cookie' }),
      }),
    },
  )
  if (response.body.kind !== 'single') throw new Error('one answer was expected')
  const { data, errors } = response.body.singleResult
  return { data: JSON.parse(JSON.stringify(data ?? null)) as unknown, errors }
}
