import type { Fetcher } from '../src/platform/fetching/fetcher.js'

const unused = () => Promise.reject(new Error('nothing is fetched this way here'))

/** Implements only the given methods; the others throw. */
export const fakeFetcher = (given: Partial<Fetcher> = {}): Fetcher => ({
  json: unused,
  postJson: unused,
  postForm: unused,
  text: unused,
  bytes: unused,
  close: () => Promise.resolve(),
  ...given,
})
