import { type FieldNode, type GraphQLResolveInfo, isObjectType } from 'graphql'
import { Extensions } from 'type-graphql'
import { byField, fieldsAsked } from '../../platform/graphql/fields-asked.js'
import { isTenderField, type TenderField, usualFields } from '../query/columns.js'

/** The columns that a field reads of its tender; they may depend on its subfields. */
type Reading = readonly TenderField[] | ((asked: ReadonlySet<string>) => readonly TenderField[])

/**
 * Declares which columns the resolver of a field reads, so that no others are selected. A requested field without this declaration selects
 * all columns.
 */
export const Reads = (reads: Reading) => Extensions({ reads })

/** The columns to read for the tenders of a list; without rows, only its counts are read. */
export interface ListReads {
  readonly fields: ReadonlySet<TenderField>
  readonly readsRows: boolean
  readonly readsTotal: boolean
}

export const fieldsOfTender = byField(info => fieldsRead(info, info.fieldNodes))

export const readsOfList = byField((info): ListReads => {
  const asked = fieldsAsked(info.fieldNodes, info.fragments)
  const nodes = asked.get('nodes') ?? []
  const edges = asked.get('edges') ?? []
  const tenders = [...nodes, ...(fieldsAsked(edges, info.fragments).get('node') ?? [])]
  const readsRows =
    nodes.length > 0 ||
    edges.length > 0 ||
    ['pageInfo', 'hits', 'lotMatches', 'distances'].some(name => asked.has(name))
  const readsTotal = asked.has('totalCount') || asked.has('pageCursors') || asked.has('nearest')
  return { fields: fieldsRead(info, tenders), readsRows, readsTotal }
})

export const readsOfChanges = byField((info): ReadonlySet<TenderField> => {
  const asked = fieldsAsked(info.fieldNodes, info.fragments)
  const edges = fieldsAsked(asked.get('edges') ?? [], info.fragments)
  const nodes = [...(asked.get('nodes') ?? []), ...(edges.get('node') ?? [])]
  return fieldsRead(info, fieldsAsked(nodes, info.fragments).get('tender') ?? [])
})

function fieldsRead(
  { schema, fragments }: GraphQLResolveInfo,
  tenders: readonly FieldNode[],
): ReadonlySet<TenderField> {
  const type = schema.getType('Tender')
  if (!isObjectType(type)) throw new Error('there is no type Tender')
  const read = new Set<TenderField>(['id'])
  for (const [name, places] of fieldsAsked(tenders, fragments)) {
    const field = type.getFields()[name]
    if (!field || name === 'id' || name === 'uuid') continue
    const { reads } = field.extensions as { reads?: Reading }
    if (typeof reads === 'function')
      for (const one of reads(new Set(fieldsAsked(places, fragments).keys()))) read.add(one)
    else if (reads) for (const one of reads) read.add(one)
    else if (!field.resolve && isTenderField(name)) read.add(name)
    else return usualFields
  }
  return read
}
