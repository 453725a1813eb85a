import type { Dispatcher } from 'undici'
import { reader } from '../dataset.js'
import type { Contender } from '../processes.js'
import { answerTo, requestOf } from './ask.js'

/** @returns the bearer token of a real session, which the limit reads from the same tables */
export async function signIn(contender: Contender, agent: Dispatcher): Promise<string> {
  const scenario = { name: 'sign in', operation: 'SignIn', variables: { input: reader } } as const
  const { signIn: payload } = (await answerTo(requestOf({ contender, takes: 'documents' }, scenario, ''), agent)) as {
    signIn: { session: { token: string } }
  }
  return payload.session.token
}
