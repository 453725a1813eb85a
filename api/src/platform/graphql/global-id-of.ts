import 'reflect-metadata'
import { uuidOf } from './node.js'

const TYPES = Symbol('fields with a global id')

/**
 * A field that holds a global id of this type in GraphQL, and a uuid in REST and services. GraphQL decodes it before
 * validation; an id that is invalid or of another type becomes the empty string, on which PostgreSQL would fail: the rule
 * `IsUUID`, or the service, refuses it first.
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
