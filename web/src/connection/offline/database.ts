import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { OFFLINE_DATABASE } from '../session/kept-user'
import type { KeptFacts } from './kept-answers'

export interface KeptAnswer extends KeptFacts {
  readonly userId: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, unknown>>
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer; indexes: { name: string } }
}

let open: Promise<IDBPDatabase<Schema>> | null = null

/** IndexedDB connection. Closed when another user or tab deletes the database, and reopened when needed. */
export function database(): Promise<IDBPDatabase<Schema>> {
  open ??= openDB<Schema>(OFFLINE_DATABASE, 1, {
    upgrade: made => void made.createObjectStore('answers', { keyPath: 'key' }).createIndex('name', 'name'),
    blocking: (_current, _blocked, event) => {
      open = null
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => {
      open = null
    },
  }).catch((error: unknown) => {
    open = null
    throw error
  })
  return open
}
