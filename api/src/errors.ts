/** What a reader may be told. The REST shim gives each its HTTP status. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'AUTHENTICATION_REQUIRED'
  | 'BOOKMARK_NOT_FOUND'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'

/** The one kind of error that a person sees: a Dutch sentence to act on. Everything else is a bug of ours. */
export class UserError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** The argument or field that is wrong. */
    readonly field?: string,
    /** Of what is refused for now: when it may be asked again. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message)
  }
}

/** What the REST shim answers with. */
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

/** What a visitor is told where somebody must be signed in. */
export const signInFirst = () => new UserError('UNAUTHENTICATED', 'Unauthorized: log in om dit te doen')
export const forbidden = () => new UserError('FORBIDDEN', 'Unauthorized: je hebt geen toestemming voor deze actie')

/** The body of a 404 for an address that leads nowhere. */
export const unknownAddress = { message: 'Dit adres bestaat niet.', code: 'NOT_FOUND' } as const

export const invalid = (field: string, message: string) => new UserError('BAD_USER_INPUT', message, field)
export const unavailable = (message: string) => new UserError('UNAVAILABLE', message)
export const tooMany = (message: string, retryAfterSeconds: number) =>
  new UserError('RATE_LIMITED', message, undefined, retryAfterSeconds)
