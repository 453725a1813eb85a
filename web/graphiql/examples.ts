import award from './examples/award.graphql?raw'
import commentEvents from './examples/comment-events.graphql?raw'
import counts from './examples/counts.graphql?raw'
import list from './examples/list.graphql?raw'
import rateLimit from './examples/rate-limit.graphql?raw'
import walk from './examples/walk.graphql?raw'

interface Example {
  readonly query: string
  readonly variables?: string
}

const variables = (values: object) => JSON.stringify(values, null, 2)

/** The tabs that a first visit sees. */
export const examples: readonly Example[] = [
  { query: list },
  { query: award },
  { query: walk, variables: variables({ after: null }) },
  { query: counts },
  { query: rateLimit },
  { query: commentEvents, variables: variables({ bookmarkId: '' }) },
]
