import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit'

const { origin } = window.location
const send = createGraphiQLFetcher({
  url: `${origin}/graphql`,
  subscriptionUrl: `${origin.replace(/^http/, 'ws')}/graphql`,
})

/** The headers of a subscription become parameters of its connection, whose names, unlike those of headers, have a case. */
const lowerCased = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

export const fetcher: Fetcher = (parameters, options) =>
  send(parameters, { ...options, headers: lowerCased(options?.headers) })
