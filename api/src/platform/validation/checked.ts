import 'reflect-metadata'
import { getMetadataStorage, type ValidationError, validateSync } from 'class-validator'
import { invalid, UserError } from '../errors.js'
import { nestedClassOf } from './nested.js'
import { normalise } from './normalised.js'

export type InputClass<Input> = new () => Input

declare const isChecked: unique symbol
/**
 * Branded type: input that was normalised and validated by its class. A service that stores fields of an input takes this type, so that the
 * compiler enforces validation in GraphQL, REST and jobs alike. Single ids are not branded: the service refuses an invalid one.
 */
export type Checked<Input> = Input & { readonly [isChecked]: true }

const REFUSED = 'Ongeldige invoer'

/**
 * Validates untrusted data as input of this class.
 * @throws UserError with the first error and its field; an unknown field is an error too
 */
export function checked<Input extends object>(inputClass: InputClass<Input>, value: unknown): Checked<Input> {
  if (!isRecord(value)) throw new UserError('BAD_USER_INPUT', REFUSED)
  const unknownIn: string[] = []
  const input = checkInput(instanceOf(inputClass, value, '', unknownIn))
  if (unknownIn[0] !== undefined) throw new UserError('BAD_USER_INPUT', REFUSED, unknownIn[0] || undefined)
  return input
}

/**
 * Normalises the fields of an input in place, and validates it.
 * @throws UserError with the first error and its field
 */
export function checkInput<Input extends object>(input: Input): Checked<Input> {
  normalise(input, inputFields(input.constructor))
  const errors = validateSync(input, { stopAtFirstError: true, dismissDefaultMessages: true })
  if (errors.length > 0) throw firstOf(errors)
  return input as Checked<Input>
}

const fieldsByClass = new Map<object['constructor'], readonly string[]>()

/** The validated fields of an input class, in the order of declaration. Memoised: GraphQL needs them for every row with such a field. */
export function inputFields(inputClass: object['constructor']): readonly string[] {
  const known = fieldsByClass.get(inputClass)
  if (known) return known
  const rules = getMetadataStorage().getTargetValidationMetadatas(inputClass, '', false, false)
  const fields = [...new Set(rules.map(({ propertyName }) => propertyName))]
  fieldsByClass.set(inputClass, fields)
  return fields
}

/**
 * Prototype pollution: copies known fields only, which drops `__proto__` and `constructor`.
 * @param unknownIn receives the path of each nested input with an unknown field; empty for the input itself
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

function firstOf([error]: readonly ValidationError[], within = ''): UserError {
  const field = within + error!.property
  const [sentence] = Object.values(error!.constraints ?? {})
  return sentence === undefined ? firstOf(error!.children ?? [], `${field}.`) : invalid(field, sentence || REFUSED)
}
