import type { z } from 'zod'
import type { Operation } from '../../people/auth/policy.js'
import type { Context } from '../../accounts/context.js'
import { inputFields } from '../../platform/validation/checked.js'
import type { Parameters } from './parameters.js'
import type { Query } from './query.js'

/** The request that the handler of a route gets. */
export interface Call {
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  /** Path and query of the request. */
  readonly address: string
  /** Holds only the fields of the route's body. */
  readonly body: Readonly<Record<string, unknown>>
  readonly context: Context
}

/** The body of a request: the fields of an input class, except the id from the path. */
export interface RequestBody {
  readonly input: new () => object
  readonly idInPath?: string
}

/** One route of the old REST API, below /api; also the source of the OpenAPI document. */
interface Row {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly path: string
  /** Authorisation: the operation in the policy, checked first. */
  readonly operation: Operation
  /** One English sentence for the OpenAPI document. */
  readonly summary: string
  readonly query?: Parameters
  /** Any other field is an error; without this, every field is. */
  readonly body?: RequestBody
  /** Statuses in addition to 200 and those that every route has; a schema when the body is not an `Error`. */
  readonly others?: Readonly<Partial<Record<401 | 404, z.ZodType | 'error'>>>
}

export interface Route extends Row {
  /** The schema of the JSON answer, or the kind of an answer that is not JSON. */
  readonly answer: z.ZodType | 'picture' | 'download' | 'lines'
  /** A plain object is sent as JSON; a `Picture`, an `Answer` and a `Download` have their own form. */
  run(call: Call): Promise<object>
}

type Shape<Schema extends z.ZodType> = z.output<Schema>

/** A JSON route: the compiler refuses a handler whose result does not match the schema. */
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
/** Phantom type: the JSON of the complete list. */
interface Listed<Whole> {
  readonly [wholeShape]: Whole
}

/** A list without a limit: a JSON array, or `{ [name]: [ … ], total }` when it has a name. */
export class WholeList<Item, Shown extends object, Whole = Shown[]> implements Listed<Whole> {
  declare readonly [wholeShape]: Whole
  /** @param shape converts one item for the answer */
  constructor(
    readonly batches: AsyncIterable<readonly Item[]>,
    readonly shape: (item: Item) => Shown,
    readonly name?: string,
  ) {}
}

/** A JSON response with a status other than 200. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {}
}
