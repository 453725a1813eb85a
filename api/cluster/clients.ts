import { compare } from '../faults/compare.js'
import { followers } from '../faults/followers.js'
import { aThread, tendersToDiscuss } from '../faults/thread.js'
import { createWriter } from '../faults/writer.js'
import { poolTo } from './engines/postgres.js'
import type { Stage } from './stage.js'
import { within } from './until.js'

const FOLLOWERS = 12
const TOLD_WITHIN_MS = 20_000

interface Places {
  readonly urls: readonly string[]
  /** The certificate that clients trust. */
  readonly ca?: string
  readonly databaseUrl: string
}

/** Clients that write and follow during a line. What they were acknowledged is compared with what is stored. */
export async function startClients(stage: Stage, { urls, ca, databaseUrl }: Places) {
  const admin = poolTo(stage, databaseUrl)
  const writer = createWriter(
    urls.map(url => ({ url })),
    ca,
  )
  stage.atEnd(() => writer.close())
  const bookmark = await aThread(admin, writer)
  let looked = ''
  const isThere = async () => (await writer.commentsOf(bookmark)).includes(looked)
  const following = followers(urls, bookmark, FOLLOWERS, () => isThere().catch(() => false), ca)
  stage.atEnd(() => following.close())

  const over = new AbortController()
  stage.atEnd(() => over.abort())
  const sent = new Set<string>()
  const acknowledged: string[] = []
  let writing: Promise<unknown> = Promise.resolve()

  return {
    acknowledged: () => acknowledged.length,
    /** @param onAcknowledged receives when the write was begun */
    write(count: number, onAcknowledged: (begunAt: number) => void = () => undefined): void {
      const write = async (tenderId: string) => {
        const own = await writer.bookmark(tenderId)
        while (!over.signal.aborted) {
          const begunAt = performance.now()
          acknowledged.push(await writer.comment(own, text => sent.add(text)))
          onAcknowledged(begunAt)
        }
      }
      writing = tendersToDiscuss(admin, count).then(ids => Promise.all(ids.map(write)))
      writing.catch(() => undefined)
    },
    /** Writes a comment. @returns whether all followers were told of it, in a text */
    async tell(): Promise<{ readonly areTold: boolean; readonly told: string }> {
      following.heard.clear()
      acknowledged.push(await writer.comment(bookmark, text => void sent.add((looked = text))))
      const areAll = await within(TOLD_WITHIN_MS, () => following.heard.size === FOLLOWERS)
      return {
        areTold: areAll && following.gaveUp() === 0,
        told: `${following.heard.size} of ${FOLLOWERS} followers told`,
      }
    },
    /** Ends the writers, and compares. */
    async compared(): Promise<{ readonly isRight: boolean; readonly writes: string }> {
      over.abort()
      await writing
      const { lost, doubled, unknown, miscounted } = await compare(admin, sent, acknowledged)
      return {
        isRight: acknowledged.length > 0 && lost + doubled + unknown + miscounted === 0,
        writes: `${acknowledged.length} writes, ${lost} lost, ${doubled} doubled, ${unknown} from nowhere, ${miscounted} counters wrong`,
      }
    },
  }
}
