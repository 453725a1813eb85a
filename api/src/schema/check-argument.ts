import type { ValidatorFn } from 'type-graphql'
import { decodeGlobalIds } from '../graphql/global-id-of.js'
import { checkInput, inputFields } from '../validation/checked.js'

/**
 * type-graphql calls this for every argument, before the resolver: no mutation gets its input unchecked.
 * @throws UserError
 */
export const checkArgument: ValidatorFn = argument => {
  if (typeof argument !== 'object' || argument === null) return
  decodeGlobalIds(argument)
  if (inputFields(argument.constructor).length > 0) checkInput(argument)
}
