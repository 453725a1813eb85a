import { ObjectType as TypeGraphQLObjectType } from 'type-graphql'

type Options = NonNullable<Parameters<typeof TypeGraphQLObjectType>[1]>

/**
 * As type-graphql's, but a field that is read from a property has no resolver of its own: the library would wrap each
 * in a chain of middleware, of which we have none, and a page of a list has hundreds of them.
 */
export function ObjectType(options?: Options): ClassDecorator
export function ObjectType(name: string, options: Options): ClassDecorator
export function ObjectType(nameOrOptions: string | Options = {}, options?: Options): ClassDecorator {
  return typeof nameOrOptions === 'string'
    ? TypeGraphQLObjectType(nameOrOptions, { ...options, simpleResolvers: true })
    : TypeGraphQLObjectType({ ...nameOrOptions, simpleResolvers: true })
}
