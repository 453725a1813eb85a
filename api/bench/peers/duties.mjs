import path from 'node:path'
import { pathToFileURL } from 'node:url'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { parse } from 'graphql'
import { getComplexity, simpleEstimator } from 'graphql-query-complexity'

/** The reads of the hand-written server. */
export const reads = await import(pathToFileURL(path.resolve('api/tools/dist/bench/reads.js')).href)

const MAX_COST = 20_000
const MAX_KNOWN = 1000

/** Fastify with the per-request work of the product: security headers, a rate limit, and cost limits. */
export async function fastifyWithDuties(getSchema) {
  const app = Fastify()
  await app.register(helmet)
  await app.register(rateLimit, { max: 1e9, timeWindow: '1 minute' })
  const known = new Map()
  app.addHook('preHandler', async ({ body }) => {
    if (!body?.query) return
    const key = body.query + JSON.stringify(body.variables)
    let cost = known.get(key)
    if (cost === undefined) {
      cost = getComplexity({
        schema: getSchema(app),
        query: parse(body.query),
        variables: body.variables,
        estimators: [simpleEstimator({ defaultComplexity: 1 })],
      })
      if (known.size >= MAX_KNOWN) known.clear()
      known.set(key, cost)
    }
    if (cost > MAX_COST) throw new Error(`The operation costs ${cost}.`)
  })
  return app
}

export async function announce(app, name) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  console.log(`${name} serves: http://127.0.0.1:${app.server.address().port}`)
}
