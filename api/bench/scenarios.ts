import fs from 'node:fs'
import { createHash } from 'node:crypto'
import { measuredTenderId, reader } from './dataset.js'

const folder = 'api/bench/documents'
const read = (name: string) => fs.readFileSync(`${folder}/${name}.graphql`, 'utf8')

export const operations = ['TendersPage', 'Detail', 'Counts', 'Bookmarks', 'SignIn'] as const
export type Operation = (typeof operations)[number]

const textOf = (operation: Operation) => {
  const text = read(operation)
  return text.includes('...Card') ? `${text}\n${read('Card')}` : text
}
/** Frozen: they ask for what the web client's documents asked for when they were written, and do not follow it. */
export const documents = Object.fromEntries(operations.map(name => [name, textOf(name)])) as Record<Operation, string>
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** One request, the same to all servers. */
export interface Scenario {
  readonly name: string
  readonly operation: Operation
  readonly variables: Readonly<Record<string, unknown>>
  readonly isSignedIn?: boolean
  /** The page after this one is read: each server gives a cursor of its own. */
  readonly afterPage?: number
  /** How many times the CPU of the limit the product may take. */
  readonly budget: number
}

const FIRST = 20
const LIST_BUDGET = 2
const list = (name: string, filter: object = {}): Scenario => ({
  name,
  budget: LIST_BUDGET,
  operation: 'TendersPage',
  variables: { filter: { archived: false, ...filter }, first: FIRST, page: 1 },
})

export const signIn: Scenario = { name: 'sign in', budget: Infinity, operation: 'SignIn', variables: { input: reader } }

/** @param scale number of tenders, of which about three in ten are listed */
export function scenariosFor(scale: number): readonly Scenario[] {
  const firstPage = list('first page')
  const detail: Scenario = {
    name: 'detail',
    operation: 'Detail',
    budget: 3.5,
    variables: { id: Buffer.from(`Tender:${measuredTenderId}`).toString('base64') },
  }
  return [
    firstPage,
    list('category', { category: 'it-development' }),
    list('domain, region, open', { domain: 'technology', region: 'utrecht', openClosed: 'OPEN' }),
    list('search, two words', { search: 'onderhoud software' }),
    { ...list('deep page by cursor'), afterPage: Math.min(499, Math.floor((scale * 0.15) / FIRST)) },
    detail,
    { name: 'counts', budget: 6, operation: 'Counts', variables: { filter: { archived: false } } },
    { ...firstPage, name: 'first page, signed in', isSignedIn: true },
    { ...detail, name: 'detail, signed in', isSignedIn: true },
    {
      name: 'my bookmarks',
      budget: LIST_BUDGET,
      operation: 'Bookmarks',
      variables: { scope: 'MINE', first: FIRST, page: 1 },
      isSignedIn: true,
    },
  ]
}
