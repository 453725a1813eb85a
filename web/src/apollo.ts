import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'

export const client = new ApolloClient({
  link: new HttpLink({ uri: '/graphql', credentials: 'include' }),
  cache: new InMemoryCache({
    possibleTypes: { Node: ['Tender', 'Category'] },
    typePolicies: {
      // Small things without an id of their own: one object a key.
      Source: { keyFields: ['key'] },
      Domain: { keyFields: ['key'] },
      Region: { keyFields: ['key'] },
    },
  }),
  defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
})
