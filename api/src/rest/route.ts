import type { Operation } from '../auth/policy.js'
import type { Context } from '../context.js'
import type { Query } from './query.js'

/** The request, as the handler of a route gets it. */
export interface Call {
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  /** Holds only `fields` of the route. */
  readonly body: Readonly<Record<string, unknown>>
  readonly context: Context
}

/** One route of the old REST API, below /api. */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly path: string
  /** Authorisation: the operation of the policy, checked before anything else of the request. */
  readonly operation: Operation
  /** Fields of the body; any other is an error. */
  readonly fields?: readonly string[]
  run(call: Call): Promise<object>
}

/** A response with an image instead of JSON. */
export class Picture {
  constructor(
    readonly type: string,
    readonly bytes: Buffer,
  ) {}
}

/** A JSON response with another status than 200. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {}
}
