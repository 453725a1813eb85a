import type { z } from 'zod'
import type { Operation } from '../../people/auth/policy.js'
import type { Context } from '../../accounts/context.js'
import { inputFields } from '../../platform/validation/checked.js'
import type { Parameters } from './parameters.js'
import type { Query } from './query.js'

/** The request, as the handler of a route gets it. */
export interface Call {
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  /** Path and query as they were asked for. */
  readonly address: string
  /** Holds only the fields of the route's body. */
  readonly body: Readonly<Record<string, unknown>>
  readonly context: Context
}

/** The body of a request: the fields of an input class, without the id that comes in the path. */
export interface RequestBody {
  readonly input: new () => object
  readonly idInPath?: string
}

/** One route of the old REST API, below /api. What it takes and answers is also the OpenAPI document. */
interface Row {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly path: string
  /** Authorisation: the operation of the policy, checked before anything else of the request. */
  readonly operation: Operation
  /** One English sentence for the document. */
  readonly summary: string
  readonly query?: Parameters
  /** Any other field is an error; without it, any field is. */
  readonly body?: RequestBody
  /** Statuses of its own beside 200 and those that every route has; a schema when the body is no `Error`. */
  readonly others?: Readonly<Partial<Record<401 | 404, z.ZodType | 'error'>>>
}

export interface Route extends Row {
  /** The schema of the JSON in the answer, or what is sent instead of JSON. */
  readonly answer: z.ZodType | 'picture' | 'download' | 'lines'
  /** An object is sent as JSON; a `Picture`, an `Answer` and a `Download` are sent as what they are. */
  run(call: Call): Promise<object>
}

type Shape<Schema extends z.ZodType> = z.output<Schema>

/** A route with JSON: the compiler refuses a handler that gives another shape than the document says. */
export const json = <Schema extends z.ZodType>(
  row: Row & {
    readonly answer: Schema
    run(call: Call): Promise<(Shape<Schema> & object) | Listed<Shape<Schema>> | Answer>
  },
): Route => row

export const bodyFields = ({ body }: Route): readonly string[] =>
  body ? inputFields(body.input).filter(name => name !== body.idInPath) : []

/** A response with an image instead of JSON. */
export class Picture {
  constructor(
    readonly type: string,
    readonly bytes: Buffer,
  ) {}
}

declare const wholeShape: unique symbol
/** Phantom type: the JSON that a list becomes when all of it was sent. */
interface Listed<Whole> {
  readonly [wholeShape]: Whole
}

/** A list without a limit: a JSON array, or with a name `{ [name]: [ … ], total }`. */
export class WholeList<Item, Shown extends object, Whole = Shown[]> implements Listed<Whole> {
  declare readonly [wholeShape]: Whole
  /** @param shape of one item in the answer */
  constructor(
    readonly batches: AsyncIterable<readonly Item[]>,
    readonly shape: (item: Item) => Shown,
    readonly name?: string,
  ) {}
}

/** A JSON response with another status than 200. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {}
}
