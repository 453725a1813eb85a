import type { GraphQLInterfaceType, GraphQLSchema } from 'graphql'
import { fromGlobalId } from 'graphql-relay'
import { Field, ID, InterfaceType } from 'type-graphql'
import { readUuid } from '../validation/read-uuid.js'

/** As `toGlobalId` of graphql-relay, but with Node's native base64, because a list makes hundreds of ids. */
export const globalIdOf = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64')

/** Relay's global object identification: every type that `node` can refetch by its global id. */
@InterfaceType({ description: 'An object that `node` can refetch by its global id.' })
export abstract class Node {
  abstract id: string

  protected get typeName(): string {
    return this.constructor.name
  }

  @Field(() => ID, { name: 'id', description: 'Global id: base64 of `Type:uuid`.' })
  get globalId(): string {
    return globalIdOf(this.typeName, this.id)
  }
}

/** Both ids of a node have other names in the schema than in the class, so the default resolver cannot find them. */
export function withNodeIds(schema: GraphQLSchema): GraphQLSchema {
  const { objects } = schema.getImplementations(schema.getType('Node') as GraphQLInterfaceType)
  for (const type of objects) {
    const { id, uuid } = type.getFields()
    id!.resolve = (node: Node) => node.globalId
    if (uuid) uuid.resolve = (node: Node) => node.id
  }
  return schema
}

/** Null for a malformed id. It never throws and never queries the database. */
export function readGlobalId(globalId: string): { type: string; uuid: string } | null {
  const { type, id } = fromGlobalId(globalId)
  const uuid = readUuid(id)
  return type && uuid ? { type, uuid } : null
}

/** The uuid of a global id of this type; null for any other id. */
export function uuidOf(type: string, globalId: string): string | null {
  const read = readGlobalId(globalId)
  return read?.type === type ? read.uuid : null
}
