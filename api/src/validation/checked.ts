import 'reflect-metadata'
import { getMetadataStorage, type ValidationError, validateSync } from 'class-validator'
import { invalid, UserError } from '../errors.js'
import { nestedClassOf } from './nested.js'
import { normalise } from './normalised.js'

export type InputClass<Input> = new () => Input

declare const isChecked: unique symbol
/**
 * Input that keeps the rules of its class, normalised. Domain functions take nothing else, so the compiler sees to it that
 * GraphQL, REST and jobs all have it checked first.
 */
export type Checked<Input> = Input & { readonly [isChecked]: true }

const REFUSED = 'Ongeldige invoer'

/**
 * Untrusted data as input of this class.
 * @throws UserError with the first mistake and its field; what the class does not know is a mistake too
 */
export function checked<Input extends object>(inputClass: InputClass<Input>, value: unknown): Checked<Input> {
  if (!isRecord(value)) throw new UserError('BAD_USER_INPUT', REFUSED)
  const unknownIn: string[] = []
  const input = checkInput(instanceOf(inputClass, value, '', unknownIn))
  if (unknownIn[0] !== undefined) throw new UserError('BAD_USER_INPUT', REFUSED, unknownIn[0] || undefined)
  return input
}

/**
 * Normalises the fields of an input where they are, and asks its rules.
 * @throws UserError with the first mistake and its field
 */
export function checkInput<Input extends object>(input: Input): Checked<Input> {
  normalise(input, inputFields(input.constructor))
  const mistakes = validateSync(input, { stopAtFirstError: true, dismissDefaultMessages: true })
  if (mistakes.length > 0) throw firstOf(mistakes)
  return input as Checked<Input>
}

/** The fields of an input class, as they are declared: those that class-validator has heard of. */
export const inputFields = (inputClass: object['constructor']): string[] => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(inputClass, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
]

/**
 * Takes known fields only, so that a `__proto__` or `constructor` of the sender stays out (prototype pollution).
 * @param unknownIn is told in which field there was a name that its class does not have
 */
function instanceOf<Input extends object>(
  inputClass: InputClass<Input>,
  value: Readonly<Record<string, unknown>>,
  field: string,
  unknownIn: string[],
): Input {
  const input = new inputClass() as Record<string, unknown>
  const names = inputFields(inputClass)
  if (Object.keys(value).some(name => !names.includes(name))) unknownIn.push(field)
  for (const name of names) {
    if (!Object.hasOwn(value, name)) continue
    const given = value[name]
    const nestedClass = nestedClassOf(input, name)
    input[name] = nestedClass && isRecord(given) ? instanceOf(nestedClass, given, name, unknownIn) : given
  }
  return input as Input
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function firstOf([mistake]: readonly ValidationError[], within = ''): UserError {
  const field = within + mistake!.property
  const [sentence] = Object.values(mistake!.constraints ?? {})
  return sentence === undefined ? firstOf(mistake!.children ?? [], `${field}.`) : invalid(field, sentence || REFUSED)
}
