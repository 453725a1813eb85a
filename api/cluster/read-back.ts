const COMMENTS = `query ($id: ID!) { node(id: $id) { ... on Bookmark { comments(last: 100) { nodes { content } } } } }`

interface Answer {
  readonly data?: {
    readonly node: { readonly comments: { readonly nodes: readonly { readonly content: string }[] } } | null
  }
}

/** The newest comments of a thread, as this process answers. */
export async function commentsAt(url: string, bookmarkId: string, token: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: COMMENTS, variables: { id: bookmarkId } }),
  })
  const { data } = (await answer.json()) as Answer
  if (!data?.node) throw new Error(`the thread could not be read: ${answer.status}`)
  return data.node.comments.nodes.map(({ content }) => content)
}
