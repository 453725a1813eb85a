import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLSchema,
  isObjectType,
  TypeInfo,
  visit,
} from 'graphql'
import { visitWithTypeInfo } from 'graphql'

const roots: ReadonlySet<string> = new Set(['tenders', 'tender'])
const types: ReadonlySet<string> = new Set(
  [
    'TenderConnection TenderEdge PageInfo PageCursors PageCursor TenderFacets Facet SearchChange SearchHit',
    'Tender TenderCategory Category Domain TenderCopy LotOutcome TenderChange Source Bookmark',
  ].flatMap(names => names.split(' ')),
)
/** How a source does. */
const otherFields: ReadonlySet<string> = new Set(['Source.state', 'Source.lastSuccessAt'])

/**
 * Whether a query asks nothing but what `shownState` tells of; of bookmarks only the viewer's own, of which a visitor has none. A type
 * that is not named here counts as something else, so that a new one is not remembered by mistake.
 */
export function asksOnlyShown(schema: GraphQLSchema, document: DocumentNode): boolean {
  const info = new TypeInfo(schema)
  let isOnly = true
  const Field = ({ name: { value: field } }: FieldNode) => {
    const parent = info.getParentType()?.name
    const type = info.getType()
    const named = type && getNamedType(type)
    const isShown = parent === 'Query' ? roots.has(field) : !otherFields.has(`${parent}.${field}`)
    if (!isShown || (isObjectType(named) && !types.has(named.name))) isOnly = false
  }
  visit(document, visitWithTypeInfo(info, { Field }))
  return isOnly
}
