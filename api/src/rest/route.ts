import type { Operation } from '../auth/policy.js'
import type { Context } from '../context.js'
import type { Query } from './query.js'

/** What a row gets to answer. */
export interface Call {
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  /** Of the row's own fields only. */
  readonly body: Readonly<Record<string, unknown>>
  readonly context: Context
}

/** One address of the old REST API, beneath /api. */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly path: string
  /** What of the policy one must be allowed; asked before anything else is looked at. */
  readonly operation: Operation
  /** Of the body; any other is refused. */
  readonly fields?: readonly string[]
  run(call: Call): Promise<object>
}

/** An answer that is no JSON. */
export class Picture {
  constructor(
    readonly type: string,
    readonly bytes: Buffer,
  ) {}
}

/** An answer with another status than 200. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {}
}
