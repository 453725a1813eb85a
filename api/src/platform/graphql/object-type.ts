import { ObjectType as TypeGraphQLObjectType } from 'type-graphql'

type Options = NonNullable<Parameters<typeof TypeGraphQLObjectType>[1]>

/**
 * As in type-graphql, but plain properties use the default resolver: the library would wrap each field in a chain of middleware, of which
 * we have none, while a page of a list has hundreds of fields.
 */
export function ObjectType(options?: Options): ClassDecorator
export function ObjectType(name: string, options: Options): ClassDecorator
export function ObjectType(nameOrOptions: string | Options = {}, options?: Options): ClassDecorator {
  return typeof nameOrOptions === 'string'
    ? TypeGraphQLObjectType(nameOrOptions, { ...options, simpleResolvers: true })
    : TypeGraphQLObjectType({ ...nameOrOptions, simpleResolvers: true })
}
