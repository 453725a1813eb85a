import fs from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { log } from '../../platform/log.js'

/** Automatic persisted queries: texts by hash, both those that clients registered and our trusted ones. */
export interface PersistedQueries {
  get(key: string): Promise<string | undefined>
  set(key: string, text: string): Promise<void>
  delete(key: string): Promise<boolean>
}

/** Query texts by hash. */
export type Documents = ReadonlyMap<string, string>

const MAX_CHARACTERS = 4_000_000

/** @param trusted documents that no other client can replace or evict */
export function createPersistedQueries(trusted: Documents): PersistedQueries {
  const registered = new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (text, key) => text.length + key.length,
  })
  return {
    // Apollo puts a prefix before the hash.
    get: key => Promise.resolve(trusted.get(key.slice(key.indexOf(':') + 1)) ?? registered.get(key)),
    set: (key, text) => Promise.resolve(void registered.set(key, text)),
    delete: key => Promise.resolve(registered.delete(key)),
  }
}

/** The documents of this build's web client. Empty without a build: the client then sends its texts. */
export function trustedDocuments(webDirectory: string): Documents {
  const file = path.join(webDirectory, 'trusted-documents.json')
  if (!fs.existsSync(file)) {
    log.warn({ file }, 'no trusted documents')
    return new Map()
  }
  return new Map(Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>))
}
