import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import type { Allowance } from './graphql/rate-limit.js'
import { closedDoor, type Door } from './auth/door.js'
import type { Settings } from './settings.js'
import type { TenderCategory } from './tenders/tender-category.entity.js'
import type { Tender } from './tenders/tender.entity.js'
import { categoriesOf, countsBySource, descriptionsOf, tendersById } from './tenders/tender.service.js'
import { bookmarksOfTenders, type TenderBookmarks } from './bookmarks/bookmark.service.js'
import type { CommentHub, Listener } from './bookmarks/comment-hub.js'
import { type Person, personsById } from './users/user.service.js'
import { tenderCountsByCategory } from './reference/category.service.js'
import { lastSuccesses, type LastRun } from './harvest/run.service.js'

export interface Context {
  readonly db: EntityManager
  readonly settings: Settings
  /** Who asks, and how they come in and go. */
  readonly door: Door
  /** What tokens are made with. */
  readonly secret: string
  /** Set before the operation runs. */
  allowance?: Allowance
  /** Where subscriptions hear of comments, and who does; only over a socket. */
  live?: { readonly comments: CommentHub; readonly listener: Listener }
  readonly load: Loaders
}

export interface Loaders {
  readonly description: DataLoader<string, string | null>
  readonly tender: DataLoader<string, Tender | null>
  readonly tenderBookmarks: DataLoader<string, TenderBookmarks>
  readonly person: DataLoader<string, Person | null>
  readonly tenderCategories: DataLoader<string, TenderCategory[]>
  readonly categoryCount: DataLoader<string, number>
  readonly sourceCount: DataLoader<string, number>
  readonly lastRun: DataLoader<string, LastRun | null>
}

/** Loaders gather the ids of one tick into one query. They remember nothing: a subscription would read old news. */
const batch = <Value>(read: (ids: readonly string[]) => Promise<readonly Value[]>) =>
  new DataLoader<string, Value>(read, { cache: false })

export function createContext(db: EntityManager, settings: Settings, door = closedDoor(), secret = ''): Context {
  return {
    db,
    settings,
    door,
    secret,
    load: {
      description: batch(ids => descriptionsOf(db, ids)),
      tender: batch(ids => tendersById(db, ids)),
      tenderBookmarks: batch(ids => bookmarksOfTenders(db, door.viewer, ids)),
      person: batch(ids => personsById(db, ids)),
      tenderCategories: batch(ids => categoriesOf(db, ids)),
      categoryCount: batch(ids => tenderCountsByCategory(db, ids)),
      sourceCount: batch(async keys => {
        const counts = await countsBySource(db)
        return keys.map(key => counts.get(key) ?? 0)
      }),
      lastRun: batch(async keys => {
        const runs = await lastSuccesses(db)
        return keys.map(key => runs.get(key) ?? null)
      }),
    },
  }
}
