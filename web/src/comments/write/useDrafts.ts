import { useKept } from '../../ui/kept'
import type { CommentDraft } from './comment-rules'

const nothing: ReadonlyMap<string, CommentDraft> = new Map()

/** What is half-typed, in each of several places of a section. */
export function useDrafts(section: string) {
  const [drafts = nothing, change] = useKept<ReadonlyMap<string, CommentDraft>>(section)
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
