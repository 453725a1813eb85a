import type { Request } from 'express'
import type { GraphQLSchema } from 'graphql'
import type { SpendAllowance } from '../../rate-limit/rate-limit.js'
import type { Context } from '../../context.js'
import { admitInContext } from '../admit-operation.js'
import { areVariablesValid } from '../cost.js'
import { type Answer, executeAlways, type Remember, rememberAnswers } from './answer-memory.js'
import { prepareQueries } from './prepare.js'
import { readTrusted, type TrustedRequest } from './trusted-request.js'

/** Null for what Apollo answers. */
export type AnswerTrusted = (request: Request, context: Context) => Promise<Answer | null> | null

interface Parts {
  readonly schema: GraphQLSchema
  /** Of the trusted documents, by their hash. */
  readonly texts: ReadonlyMap<string, string>
  readonly spend: SpendAllowance
  /** See `shownState`. Null to remember nothing. */
  readonly state: (() => Promise<number>) | null
}

export function answerTrusted({ schema, texts, spend, state }: Parts): AnswerTrusted {
  const find = prepareQueries(schema, texts)
  const remembered = state ? rememberAnswers(state) : executeAlways
  return (request, context) => {
    const asked = readTrusted(request, find)
    return asked && answered(asked, schema, context, spend, remembered)
  }
}

/**
 * Executes a trusted query as Apollo would: admitted by the same cost and rate limit, with the same guards, which are part of the
 * schema. One door: whatever goes wrong is not told here. Apollo executes the query again, which changes nothing, and says it.
 */
async function answered(
  asked: TrustedRequest,
  schema: GraphQLSchema,
  context: Context,
  spend: SpendAllowance,
  remembered: Remember,
): Promise<Answer | null> {
  const { query, variables } = asked
  const operation = { schema, document: query.document, operationName: query.operationName, variables }
  // The compiler reads variables a little more leniently than graphql-js.
  if (!areVariablesValid(operation)) return null
  try {
    await admitInContext(context, operation, spend)
    return await remembered(asked, context, () => executed(asked, context))
  } catch {
    return null
  }
}

const NEWLINE = 0x0a

/** As Apollo writes it, in one piece of memory: a text with something after it would be copied once more to be measured. */
function lineOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const bytes = Buffer.allocUnsafe(length + 1)
  bytes.write(text)
  bytes[length] = NEWLINE
  return bytes
}

async function executed({ query, variables }: TrustedRequest, context: Context): Promise<Answer | null> {
  const { data, errors } = await query.execute(context, variables)
  return errors ? null : { bytes: lineOf(JSON.stringify({ data })) }
}
