import { fromGlobalId, toGlobalId } from 'graphql-relay'
import { Field, ID, InterfaceType } from 'type-graphql'
import { validate as isUuid } from 'uuid'

/** Whatever a reader can hold on to: it has one global id, which `node` takes. */
@InterfaceType({ description: 'An object with a global id.' })
export abstract class Node {
  abstract id: string

  /** The type's name in the schema. */
  protected get typeName(): string {
    return this.constructor.name
  }

  @Field(() => ID, { name: 'id', description: 'Global id: base64 of `Type:uuid`.' })
  get globalId(): string {
    return toGlobalId(this.typeName, this.id)
  }
}

/** Null for whatever is no global id of ours; never an error, and never a question to the database. */
export function readGlobalId(globalId: string): { type: string; uuid: string } | null {
  const { type, id } = fromGlobalId(globalId)
  return type && isUuid(id) ? { type, uuid: id } : null
}

/** The uuid of a global id of this type; null for any other. */
export function uuidOf(type: string, globalId: string): string | null {
  const read = readGlobalId(globalId)
  return read?.type === type ? read.uuid : null
}
