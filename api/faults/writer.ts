import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Product } from './product.js'

const TRY_AGAIN_MS = 100
const ANSWER_WITHIN_MS = 8000
const GIVE_UP_MS = 60_000

/** The author's name, which identifies comments of writers. */
export const WRITER = 'Ledger'

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { session { token } } }'
const BOOKMARK = 'mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) { bookmark { id } } }'
const COMMENT = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }'

const COMMENTS = 'query ($id: ID!) { node(id: $id) { ... on Bookmark { comments(last: 100) { nodes { content } } } } }'
interface Thread {
  readonly node: { readonly comments: { readonly nodes: readonly { readonly content: string }[] } } | null
}

/**
 * A client that writes to each process in turn, and retries until acknowledged.
 * @param running may change meanwhile
 * @param ca the certificate that it trusts
 */
export function createWriter(running: readonly Pick<Product, 'url'>[], ca?: string) {
  const agent = new Agent({ headersTimeout: ANSWER_WITHIN_MS, ...(ca ? { connect: { ca } } : {}) })
  let turn = 0
  let token = ''
  let refused = ''

  /** @returns null when it is unknown whether it was done */
  async function tried<Data>(query: string, variables: object): Promise<Data | null> {
    const { url } = running[turn++ % running.length]!
    try {
      const { body } = await request(`${url}/graphql`, {
        dispatcher: agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors } = (await body.json()) as { data?: Data; errors?: unknown }
      if (errors) refused = JSON.stringify(errors)
      return errors ? null : (data ?? null)
    } catch {
      return null
    }
  }

  /** @throws Error with the last refusal, when not acknowledged within a minute */
  async function acknowledged<Data>(query: string, input: object): Promise<Data> {
    const end = performance.now() + GIVE_UP_MS
    while (performance.now() < end) {
      const data = await tried<Data>(query, { input })
      if (data !== null) return data
      await pause(TRY_AGAIN_MS)
    }
    throw new Error(`not acknowledged within a minute: ${refused}`)
  }

  return {
    async signIn(account: object): Promise<void> {
      const { signIn } = await acknowledged<{ signIn: { session: { token: string } } }>(SIGN_IN, account)
      token = signIn.session.token
    },
    /** @returns the id of the bookmark */
    async bookmark(tenderId: string): Promise<string> {
      type Made = { bookmarkTender: { bookmark: { id: string } } }
      return (await acknowledged<Made>(BOOKMARK, { tenderId })).bookmarkTender.bookmark.id
    },
    /** @param note receives the text before it is sent */
    async comment(bookmarkId: string, note: (text: string) => void): Promise<string> {
      const text = randomUUID()
      note(text)
      await acknowledged(COMMENT, { bookmarkId, commenterName: WRITER, content: text, clientMutationId: text })
      return text
    },
    /** The newest comments of a thread, as the next process in turn answers. @throws Error without an answer */
    async commentsOf(bookmarkId: string): Promise<readonly string[]> {
      const data = await tried<Thread>(COMMENTS, { id: bookmarkId })
      if (!data?.node) throw new Error(`the thread could not be read: ${refused}`)
      return data.node.comments.nodes.map(({ content }) => content)
    },
    close: () => agent.destroy(),
  }
}
