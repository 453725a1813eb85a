import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

type Fragments = GraphQLResolveInfo['fragments']

/** The requested fields of an object, by name, each with its nodes in the document. */
export type FieldsAsked = ReadonlyMap<string, readonly FieldNode[]>

/**
 * Look-ahead: the fields below these. It ignores `@skip` and `@include`, so that the result holds for any variables, and includes inline
 * fragments of every type.
 */
export function fieldsAsked(fields: readonly FieldNode[], fragments: Fragments): FieldsAsked {
  const found = new Map<string, FieldNode[]>()
  const collect = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) collect(fragments[selection.name.value]!.selectionSet)
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
      else found.set(selection.name.value, [...(found.get(selection.name.value) ?? []), selection])
    }
  }
  for (const { selectionSet } of fields) if (selectionSet) collect(selectionSet)
  return found
}

/** Memoises a result of the look-ahead for each place in a document, because clients send the same few documents. */
export function byField<Value extends object>(make: (info: GraphQLResolveInfo) => Value) {
  const made = new WeakMap<FieldNode, Value>()
  return (info: GraphQLResolveInfo): Value => {
    const [field, ...others] = info.fieldNodes
    // Which nodes are merged into one field may depend on the variables.
    if (others.length > 0) return make(info)
    const known = made.get(field!) ?? make(info)
    made.set(field!, known)
    return known
  }
}
