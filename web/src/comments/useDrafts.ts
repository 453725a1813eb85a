import { useState } from 'react'
import type { CommentDraft } from './comment-rules'

const nothing: ReadonlyMap<string, CommentDraft> = new Map()

/** What is half-typed, in each of several places. */
export function useDrafts() {
  const [drafts, setDrafts] = useState(nothing)
  return {
    of: (key: string) => drafts.get(key) ?? null,
    set: (key: string, draft: CommentDraft) => setDrafts(before => new Map(before).set(key, draft)),
    forget: (key: string) => setDrafts(before => new Map([...before].filter(([other]) => other !== key))),
  }
}
