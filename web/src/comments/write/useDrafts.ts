import { useStoredDraft } from '../../ui/draft-store'
import type { CommentDraft } from './comment-rules'

const nothing: ReadonlyMap<string, CommentDraft> = new Map()

/** Drafts of a section, by key. */
export function useDrafts(section: string) {
  const [drafts = nothing, change] = useStoredDraft<ReadonlyMap<string, CommentDraft>>(section)
  return {
    of: (key: string) => drafts.get(key) ?? null,
    set: (key: string, draft: CommentDraft) => change((before = nothing) => new Map(before).set(key, draft)),
    forget: (key: string) =>
      change((before = nothing) => {
        const left = new Map([...before].filter(([other]) => other !== key))
        return left.size > 0 ? left : undefined
      }),
  }
}
