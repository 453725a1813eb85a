import type { ValidatorFn } from 'type-graphql'
import { decodeGlobalIds } from '../../platform/graphql/global-id-of.js'
import { checkInput, inputFields } from '../../platform/validation/checked.js'

/**
 * Validation: type-graphql calls this for every argument, before the resolver.
 * @throws UserError BAD_USER_INPUT
 */
export const checkArgument: ValidatorFn = argument => {
  if (typeof argument !== 'object' || argument === null) return
  decodeGlobalIds(argument)
  if (inputFields(argument.constructor).length > 0) checkInput(argument)
}
