import { GraphQLError, type ASTVisitor, type ValidationContext, type ValidationRule } from 'graphql'
import { Kind, OperationTypeNode, type SelectionSetNode } from 'graphql'

const MAX_QUERY_LENGTH = 15_000
export const MAX_TOKENS = 2000
const MAX_BRACKET_DEPTH = 200
const MAX_DEPTH = 15
const MAX_FIELDS = 500
const MAX_ROOT_FIELDS = 20
const MAX_MUTATIONS = 5
const MAX_ALIASES = 30
const MAX_DIRECTIVES = 20

const refused = (message: string) => new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } })

/** Stack overflow: checked before parsing, because the parser recurses at each bracket. Null when within the limits. */
export function textTooLarge(query: unknown): GraphQLError | null {
  if (typeof query !== 'string') return null
  if (query.length > MAX_QUERY_LENGTH) return refused(`The query is longer than ${MAX_QUERY_LENGTH} characters.`)
  let depth = 0
  for (const character of query) {
    if (character === '{' || character === '[' || character === '(') depth++
    else if (character === '}' || character === ']' || character === ')') depth--
    if (depth > MAX_BRACKET_DEPTH) return refused(`The query has more than ${MAX_BRACKET_DEPTH} nested brackets.`)
  }
  return null
}

/**
 * Limits the size of an operation with its fragments expanded. Memoised: each fragment is measured once and counted at every spread, because
 * expanding nested fragments would take exponential time.
 */
export const limitRule: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  Document(document) {
    let directives = 0
    const measure = measurer(context)
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue
      const { fields, depth, aliases, ...rest } = measure(definition.selectionSet, [])
      directives += rest.directives + (definition.directives?.length ?? 0)
      const roots = definition.selectionSet.selections.length
      const most = definition.operation === OperationTypeNode.MUTATION ? MAX_MUTATIONS : MAX_ROOT_FIELDS
      for (const [what, is, may] of [
        ['deep', depth, MAX_DEPTH],
        ['fields', fields, MAX_FIELDS],
        ['aliases', aliases, MAX_ALIASES],
        ['directives', directives, MAX_DIRECTIVES],
        ['root fields', Math.max(roots, rest.roots), most],
      ] as const)
        if (is > may) context.reportError(refused(`The operation is too large: ${what} ${is}, at most ${may}.`))
    }
  },
})

interface Size {
  readonly fields: number
  readonly depth: number
  readonly aliases: number
  readonly directives: number
  /** The number of fields at this level, including those of fragments. */
  readonly roots: number
}

const EMPTY: Size = { fields: 0, depth: 0, aliases: 0, directives: 0, roots: 0 }

function measurer(context: ValidationContext) {
  const measured = new Map<string, Size>()

  function measure({ selections }: SelectionSetNode, within: readonly string[]): Size {
    return selections.reduce((sum, selection) => {
      const directives = selection.directives?.length ?? 0
      if (selection.kind === Kind.FIELD) {
        const inside = selection.selectionSet ? measure(selection.selectionSet, within) : EMPTY
        return add(sum, {
          fields: inside.fields + 1,
          depth: inside.depth + 1,
          aliases: inside.aliases + (selection.alias ? 1 : 0),
          directives: inside.directives + directives,
          roots: 1,
        })
      }
      const inside =
        selection.kind === Kind.INLINE_FRAGMENT
          ? measure(selection.selectionSet, within)
          : measureFragment(selection.name.value, within)
      return add(sum, { ...inside, directives: inside.directives + directives })
    }, EMPTY)
  }

  function measureFragment(name: string, within: readonly string[]): Size {
    const fragment = context.getFragment(name)
    // GraphQL's own rule reports a cycle of fragments.
    if (!fragment || within.includes(name)) return EMPTY
    const size = measured.get(name) ?? measure(fragment.selectionSet, [...within, name])
    measured.set(name, size)
    return size
  }
  return measure
}

const add = (one: Size, other: Size): Size => ({
  fields: one.fields + other.fields,
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
  roots: one.roots + other.roots,
})
