import 'reflect-metadata'
import { uuidOf } from './node.js'

const TYPES = Symbol('fields with a global id')

/**
 * A field that holds a global id of this type in GraphQL, and a uuid in REST and services. GraphQL decodes it before validation. An invalid
 * id or one of another type becomes an empty string, which the rule `IsUUID` or the service refuses before PostgreSQL would fail on it.
 */
export const GlobalIdOf =
  (type: string): PropertyDecorator =>
  (target, property) =>
    Reflect.defineMetadata(TYPES, { ...typesOf(target), [property]: type }, target)

export function decodeGlobalIds(input: object): void {
  const values = input as Record<string, unknown>
  for (const [field, type] of Object.entries(typesOf(input))) {
    const globalId = values[field]
    if (typeof globalId === 'string') values[field] = uuidOf(type, globalId) ?? ''
  }
}

const typesOf = (input: object) => (Reflect.getMetadata(TYPES, input) ?? {}) as Readonly<Record<string, string>>
