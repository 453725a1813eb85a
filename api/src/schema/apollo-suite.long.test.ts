import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApolloServer } from '@apollo/server'
import { defineIntegrationTestSuite } from '@apollo/server-integration-testsuite'
import express from 'express'
import type { Context } from '../context.js'
import { graphqlDoor } from './door.js'

/**
 * Apollo's own suite for what stands between HTTP and Apollo Server, by `npm run test:long`: our reading of requests, and
 * writing of answers. Without our error handler, since the suite looks for the English sentence of malformed JSON.
 */
defineIntegrationTestSuite(
  async (options, { context } = {}) => {
    const server = new ApolloServer(options)
    await server.start()
    const app = express()
    app.use((_request, { locals }, next) => {
      // Within the answer, whose errors the suite looks at.
      Object.defineProperty(locals, 'context', { get: () => context?.() ?? {} })
      next()
    })
    app.use(...graphqlDoor(server as unknown as ApolloServer<Context>))
    const web = http.createServer(app)
    await new Promise<void>(resolve => web.listen(0, resolve))
    const { port } = web.address() as AddressInfo
    return {
      server,
      url: `http://localhost:${port}/`,
      extraCleanup: () => new Promise<void>(resolve => void web.close(() => resolve())),
    }
  },
  { noIncrementalDelivery: true },
)
