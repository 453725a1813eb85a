import type { GraphQLSchema } from 'graphql'
import { authorise, policy } from '../../people/auth/policy.js'
import type { Context } from '../../accounts/context.js'

/**
 * Authorisation: wraps every root field in the check of the policy; the event of a subscription is its value. Fail fast: an uncovered field
 * prevents the start.
 * @throws Error for a root field without an entry in the policy
 */
export function guarded(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      if (!Object.hasOwn(policy, name)) throw new Error(`${type!.name}.${name} has no entry in the policy`)
      const { resolve, subscribe } = field
      if (subscribe) {
        field.subscribe = (root, args, context: Context, info) => {
          authorise(context.caller.viewer, name)
          return subscribe(root, args, context, info)
        }
        // type-graphql would map and validate the arguments again for each event and each subscriber.
        field.resolve = event => event as unknown
      } else
        field.resolve = (root, args, context: Context, info) => {
          authorise(context.caller.viewer, name)
          return resolve?.(root, args, context, info)
        }
    }
  return schema
}
