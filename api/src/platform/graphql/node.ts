import type { GraphQLInterfaceType, GraphQLSchema } from 'graphql'
import { fromGlobalId } from 'graphql-relay'
import { Field, ID, InterfaceType } from 'type-graphql'
import { readUuid } from '../validation/read-uuid.js'

/** As graphql-relay's `toGlobalId`, by Node's own base64: a list makes hundreds of them. */
export const globalIdOf = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64')

/** Relay's global object identification: every type that `node` can refetch by its global id. */
@InterfaceType({ description: 'An object that `node` can refetch by its global id.' })
export abstract class Node {
  abstract id: string

  /** The type's name in the schema. */
  protected get typeName(): string {
    return this.constructor.name
  }

  @Field(() => ID, { name: 'id', description: 'Global id: base64 of `Type:uuid`.' })
  get globalId(): string {
    return globalIdOf(this.typeName, this.id)
  }
}

/** The two ids of a node have other names in the schema than in its class, which the default resolver cannot know. */
export function withNodeIds(schema: GraphQLSchema): GraphQLSchema {
  const { objects } = schema.getImplementations(schema.getType('Node') as GraphQLInterfaceType)
  for (const type of objects) {
    const { id, uuid } = type.getFields()
    id!.resolve = (node: Node) => node.globalId
    if (uuid) uuid.resolve = (node: Node) => node.id
  }
  return schema
}

/** Null for a malformed id; it never throws, and never queries the database. */
export function readGlobalId(globalId: string): { type: string; uuid: string } | null {
  const { type, id } = fromGlobalId(globalId)
  const uuid = readUuid(id)
  return type && uuid ? { type, uuid } : null
}

/** The uuid of a global id of this type; null for any other. */
export function uuidOf(type: string, globalId: string): string | null {
  const read = readGlobalId(globalId)
  return read?.type === type ? read.uuid : null
}
