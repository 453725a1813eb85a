import { tooMany, unavailable, UserError } from '../errors.js'

const RETRY_AFTER_SECONDS = 2

/** One shared error: most requests are refused under load, and nobody reads a separate stack for each. */
const busy = new UserError('UNAVAILABLE', 'Het is nu erg druk. Probeer het zo weer.', undefined, RETRY_AFTER_SECONDS)

export const tooBusy = () => busy

export const tooManyAtOnce = () =>
  tooMany('Er lopen al veel verzoeken van jou tegelijk. Probeer het zo weer.', RETRY_AFTER_SECONDS)

export const tookTooLong = () => unavailable('Dit duurde te lang. Vraag minder tegelijk, of probeer het later weer.')
