/** The error codes that a client sees; `httpStatus` maps each to the status of the REST API. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'AUTHENTICATION_REQUIRED'
  | 'BOOKMARK_NOT_FOUND'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'

/** The only error whose message reaches a client, as a Dutch sentence that tells what to do. Any other error is a bug. */
export class UserError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly field?: string,
    /** The `Retry-After` of a temporary error. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message)
  }
}

export const httpStatus: Readonly<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  AUTHENTICATION_REQUIRED: 401,
  BOOKMARK_NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

export const outOfReach = 'De gegevens zijn even niet bereikbaar. Probeer het zo weer.'

export const signInFirst = () => new UserError('UNAUTHENTICATED', 'Unauthorized: log in om dit te doen')
export const forbidden = () => new UserError('FORBIDDEN', 'Unauthorized: je hebt geen toestemming voor deze actie')

export const unknownAddress = { message: 'Dit adres bestaat niet.', code: 'NOT_FOUND' } as const

export const invalid = (field: string, message: string) => new UserError('BAD_USER_INPUT', message, field)
export const unavailable = (message: string) => new UserError('UNAVAILABLE', message)
export const tooMany = (message: string, retryAfterSeconds: number) =>
  new UserError('RATE_LIMITED', message, undefined, retryAfterSeconds)
