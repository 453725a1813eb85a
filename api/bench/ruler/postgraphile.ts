import fs from 'node:fs'
import { regions } from '../../src/reference/regions.js'
import type { TenderFilter } from '../../src/tenders/tender.inputs.js'
import { globalId, uuidIn } from '../limit/global-id.js'
import type { Dialect } from './ask.js'
import type { Operation } from './scenarios.js'

/** PostGraphile makes its schema of the tables: the same questions in its terms, and its answers in the form of ours. */
export const postgraphile: Dialect = {
  documentOf,
  variablesOf: ({ variables }) => ('id' in variables ? detail(variables as Detail) : page(variables as Page)),
  answerOf: data => answer(data as Answer),
}

const documents = new Map<Operation, string>()
function documentOf(operation: Operation): string {
  const text = documents.get(operation) ?? fs.readFileSync(`api/bench/peers/postgraphile.${operation}.graphql`, 'utf8')
  documents.set(operation, text)
  return text
}

interface Detail {
  readonly id: string
}
const detail = ({ id }: Detail) => ({ id: uuidIn(id) })

interface Page {
  readonly filter: TenderFilter
  readonly first: number
  readonly page: number
}
const page = ({ filter, first, page: number }: Page) => ({
  condition: {
    isShown: true,
    ...(filter.category ? { hasCategory: filter.category } : {}),
    ...(filter.domain ? { hasDomain: filter.domain } : {}),
    ...(filter.region ? { province: regions.find(({ key }) => key === filter.region)!.name } : {}),
    ...(filter.openClosed ? { isOpen: true } : {}),
  },
  first,
  offset: (number - 1) * first,
})

interface Row {
  readonly rowId: string
}
interface Answer {
  readonly tenders?: { readonly totalCount: number; readonly nodes: readonly Row[] }
  readonly tender?: Row & { readonly description: string }
}
function answer({ tenders, tender }: Answer): object {
  if (tenders) return { tenders: { ...tenders, nodes: tenders.nodes.map(withGlobalId) } }
  return { tender: tender && withGlobalId(tender) }
}

const withGlobalId = <Node extends Row>(row: Node) => ({ ...row, id: globalId('Tender', row.rowId) })
