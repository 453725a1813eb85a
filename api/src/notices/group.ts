/** What ties a notice to others. */
export interface Related {
  readonly publicationId: string
  readonly procedureKey: string
  readonly refersTo?: readonly string[]
  /** The tender that it belongs to already. */
  readonly tenderId?: string
}

/** Puts together what names the same procedure or tender, is the same publication, or refers to each other, however far. */
export function groupNotices<Notice extends Related>(notices: readonly Notice[]): Notice[][] {
  const parents = new Map<string, string>()
  const rootOf = (name: string): string => {
    let root = name
    while (parents.has(root)) root = parents.get(root)!
    // The next one to ask finds the way at once.
    for (let at = name; at !== root; ) {
      const onward = parents.get(at)!
      parents.set(at, root)
      at = onward
    }
    return root
  }
  const tie = (one: string, other: string) => {
    const [from, to] = [rootOf(one), rootOf(other)]
    if (from !== to) parents.set(from, to)
  }

  const nameOf = ({ publicationId }: Notice) => `publication ${publicationId}`
  for (const notice of notices) {
    tie(nameOf(notice), `procedure ${notice.procedureKey}`)
    if (notice.tenderId) tie(nameOf(notice), `tender ${notice.tenderId}`)
    for (const id of notice.refersTo ?? []) tie(nameOf(notice), `publication ${id}`)
  }

  const groups = new Map<string, Notice[]>()
  for (const notice of notices) {
    const root = rootOf(nameOf(notice))
    const group = groups.get(root)
    if (group) group.push(notice)
    else groups.set(root, [notice])
  }
  return [...groups.values()]
}
