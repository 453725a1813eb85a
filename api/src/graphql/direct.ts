import { type GraphQLSchema, isObjectType } from 'graphql'
import { Extensions } from 'type-graphql'

type Direct = (parent: unknown, context: unknown) => unknown

/**
 * For a field resolver whose parameters are its parent and perhaps the context, in this order: GraphQL calls it as it is. The library
 * would collect and check its parameters each time, which takes longer than it does, and a page of a list has hundreds of them.
 */
export const Direct: MethodDecorator = (target, name, descriptor) => {
  const direct = descriptor.value
  Extensions({ direct })(target, name as string, descriptor)
}

/** @throws Error for a field with arguments, which have to be checked */
export function withDirectResolvers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const { direct } = field.extensions as { direct?: Direct }
      if (!direct) continue
      if (field.args.length > 0) throw new Error(`${type.name}.${field.name} has arguments, and is called directly`)
      field.resolve = (parent, _args, context) => direct(parent, context)
    }
  }
  return schema
}
