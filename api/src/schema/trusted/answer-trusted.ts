import type { Request } from 'express'
import type { GraphQLSchema } from 'graphql'
import type { SpendAllowance } from '../../rate-limit/rate-limit.js'
import type { Context } from '../../context.js'
import { admitInContext } from '../admit-operation.js'
import { areVariablesValid } from '../cost.js'
import { prepareQueries } from './prepare.js'
import { readTrusted, type TrustedRequest } from './trusted-request.js'

/** The answer as text. Null for what Apollo answers. */
export type AnswerTrusted = (request: Request, context: Context) => Promise<string | null> | null

/** @param texts of the trusted documents, by their hash */
export function answerTrusted(
  schema: GraphQLSchema,
  texts: ReadonlyMap<string, string>,
  spend: SpendAllowance,
): AnswerTrusted {
  const find = prepareQueries(schema, texts)
  return (request, context) => {
    const asked = readTrusted(request, find)
    return asked && answered(asked, schema, context, spend)
  }
}

/**
 * Executes a trusted query as Apollo would: admitted by the same cost and rate limit, with the same guards, which are part of the
 * schema. One door: whatever goes wrong is not told here. Apollo executes the query again, which changes nothing, and says it.
 */
async function answered(
  { query: { document, operationName, execute }, variables }: TrustedRequest,
  schema: GraphQLSchema,
  context: Context,
  spend: SpendAllowance,
): Promise<string | null> {
  const operation = { schema, document, operationName, variables }
  // The compiler reads variables a little more leniently than graphql-js.
  if (!areVariablesValid(operation)) return null
  try {
    await admitInContext(context, operation, spend)
    const { data, errors } = await execute(context, variables)
    // As Apollo writes it.
    return errors ? null : `${JSON.stringify({ data })}\n`
  } catch {
    return null
  }
}
