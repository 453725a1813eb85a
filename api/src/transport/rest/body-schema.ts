import { getMetadataStorage } from 'class-validator'
import { nestedClassOf } from '../../platform/validation/nested.js'
import { inputFields } from '../../platform/validation/checked.js'

type Schema = Readonly<Record<string, unknown>>
type InputClass = new () => object

/** The JSON Schema of each validation rule; rules that JSON Schema cannot express are absent. */
const schemaOfRule: Readonly<Record<string, (...constraints: readonly unknown[]) => Schema>> = {
  isString: () => ({ type: 'string' }),
  isBoolean: () => ({ type: 'boolean' }),
  isArray: () => ({ type: 'array' }),
  isObject: () => ({ type: 'object' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  isCalendarDay: () => ({ type: 'string', format: 'date' }),
  isNotEmpty: () => ({ minLength: 1 }),
  isIn: values => ({ enum: values }),
  matches: pattern => ({ pattern: (pattern as RegExp).source }),
  minCharacters: least => ({ type: 'string', minLength: least }),
  maxCharacters: most => ({ type: 'string', maxLength: most }),
  isPlainText: () => ({ type: 'string' }),
  isPlainLine: () => ({ type: 'string' }),
  arrayMaxSize: most => ({ maxItems: most }),
}

/**
 * JSON Schema of a body from the validation rules of its input class. Several patterns for one field go into `allOf`.
 * @param descriptionOf the description of a field of a class
 */
export function bodySchema(
  inputClass: InputClass,
  descriptionOf: (className: string, field: string) => string | undefined,
  idInPath?: string,
): Schema {
  const fields = inputFields(inputClass).filter(name => name !== idInPath)
  const rules = getMetadataStorage().getTargetValidationMetadatas(inputClass, '', false, false)
  const isOptional = (field: string) =>
    rules.some(({ propertyName, type }) => propertyName === field && type === 'conditionalValidation')
  const property = (field: string): Schema => {
    const description = descriptionOf(inputClass.name, field)
    const nested = nestedClassOf(new inputClass(), field)
    const own = rules.filter(({ propertyName }) => propertyName === field)
    const merged = nested
      ? bodySchema(nested, descriptionOf)
      : { ...schemaOf(own.filter(({ each }) => !each)), ...itemsOf(own.filter(({ each }) => each)) }
    return { ...(isOptional(field) ? orNull(merged) : merged), ...(description ? { description } : {}) }
  }
  const required = fields.filter(field => !isOptional(field))
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(fields.map(field => [field, property(field)])),
    ...(required.length > 0 ? { required } : {}),
  }
}

interface Rule {
  readonly name?: string
  readonly constraints?: readonly unknown[]
}

function schemaOf(rules: readonly Rule[]): Schema {
  const schemas = rules.map(({ name, constraints }): Schema => schemaOfRule[name ?? '']?.(...(constraints ?? [])) ?? {})
  const patterns = schemas.filter(schema => schema.pattern !== undefined)
  const merged = Object.assign({}, ...schemas) as Record<string, unknown>
  if (patterns.length < 2) return merged
  delete merged.pattern
  return { ...merged, allOf: patterns }
}

const itemsOf = (rules: readonly Rule[]): Schema => (rules.length > 0 ? { items: schemaOf(rules) } : {})

function orNull(schema: Schema): Schema {
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] }
  return Array.isArray(schema.enum) ? { ...schema, enum: [...(schema.enum as unknown[]), null] } : schema
}
