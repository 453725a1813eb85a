/** The keys by which notices are grouped. */
export interface Related {
  readonly publicationId: string
  readonly procedureKey: string
  readonly refersTo?: readonly string[]
  /** Id of the tender to which it is already assigned. */
  readonly tenderId?: string
}

/**
 * Union-find: groups notices that share a procedure, a tender or a publication, or refer to each other, transitively.
 */
export function groupNotices<Notice extends Related>(notices: readonly Notice[]): Notice[][] {
  const parents = new Map<string, string>()
  const rootOf = (name: string): string => {
    let root = name
    while (parents.has(root)) root = parents.get(root)!
    // Path compression: speeds up later look-ups.
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
