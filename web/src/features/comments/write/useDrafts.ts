import { useStoredDraft } from '../../../ui/draft-store'
import type { CommentDraft } from './comment-rules'

const nothing: ReadonlyMap<string, never> = new Map<string, never>()

export function useDrafts<Draft extends CommentDraft>(section: string) {
  const [drafts = nothing, change] = useStoredDraft<ReadonlyMap<string, Draft>>(section)
  return {
    all: [...drafts.values()],
    of: (key: string) => drafts.get(key) ?? null,
    set: (key: string, draft: Draft) => change((before = nothing) => new Map(before).set(key, draft)),
    forget: (key: string) =>
      change((before = nothing) => {
        const left = new Map([...before].filter(([other]) => other !== key))
        return left.size > 0 ? left : undefined
      }),
  }
}
