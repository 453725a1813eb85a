import { tooMany, unavailable, UserError } from '../errors.js'

const RETRY_AFTER_SECONDS = 2

/** One for all: under load most requests are refused, and nobody reads the stack that each would get. */
const busy = new UserError('UNAVAILABLE', 'Het is nu erg druk. Probeer het zo weer.', undefined, RETRY_AFTER_SECONDS)

export const tooBusy = () => busy

export const tooManyAtOnce = () =>
  tooMany('Er lopen al veel verzoeken van jou tegelijk. Probeer het zo weer.', RETRY_AFTER_SECONDS)

export const tookTooLong = () => unavailable('Dit duurde te lang. Vraag minder tegelijk, of probeer het later weer.')
