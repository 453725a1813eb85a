import { once } from 'node:events'
import { beforeEach, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { WebSocket } from 'ws'
import { type Crowd, aCrowd } from '../../../test/crowd.js'
import { testDatabase } from '../../../test/database.js'
import { hostileJson, hostileText } from '../../../test/hostile.js'
import { aSignIn } from '../../../test/sign-in.js'
import { testServer } from '../../../test/web-server.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const RUNS = process.env.TEST_LONG === '1' ? 20_000 : 60

let crowd: Crowd
let token = ''
beforeEach(async () => {
  crowd = await aCrowd(db(), { rows: 1, replies: 1, users: 1 })
  token = (await aSignIn(db(), crowd.admin)).bearer.authorization!.replace('Bearer ', '')
})

const init = () =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom({}, { token }, { authorization: `Bearer ${token}` }) },
    { weight: 1, arbitrary: fc.record({ token: hostileJson, authorization: hostileJson }) },
    { weight: 1, arbitrary: hostileJson },
  )

const QUERIES = [
  'subscription ($id: ID!) { commentEvents(bookmarkId: $id) { __typename } }',
  'subscription ($id: JobKind!) { jobProgress(kind: $id) { done } }',
  'query ($id: ID!) { node(id: $id) { __typename } }',
]

/** Valid and invalid messages of an admitted client. */
function said(): fc.Arbitrary<string> {
  const id = fc.oneof(fc.constantFrom(...crowd.globalIds), hostileJson)
  const payload = fc.record(
    {
      query: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...QUERIES) }, { weight: 1, arbitrary: hostileText }),
      variables: fc.oneof({ weight: 4, arbitrary: fc.record({ id }) }, { weight: 1, arbitrary: hostileJson }),
      operationName: hostileJson,
      extensions: hostileJson,
    },
    { requiredKeys: ['query', 'variables'] },
  )
  const message = fc.record(
    {
      type: fc.constantFrom(
        'subscribe',
        'subscribe',
        'subscribe',
        'complete',
        'ping',
        'pong',
        'next',
        'connection_init',
      ),
      id: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('1', '2') }, { weight: 1, arbitrary: hostileJson }),
      payload: fc.oneof({ weight: 6, arbitrary: payload }, { weight: 1, arbitrary: hostileJson }),
    },
    { requiredKeys: ['type', 'id'] },
  )
  return fc.oneof(
    { weight: 8, arbitrary: message.map(one => JSON.stringify(one)) },
    { weight: 1, arbitrary: hostileJson.map(one => JSON.stringify(one) ?? '') },
    { weight: 1, arbitrary: hostileText },
  )
}

/** @returns the code by which the server closed the socket; null while it still responds */
async function talk(payload: unknown, messages: readonly string[]): Promise<number | null> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const heard: string[] = []
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  const stillThere = new Promise<null>(resolve => {
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      heard.push(text)
      if (text.includes('"pong"') && text.includes('the end')) resolve(null)
      // The acknowledgement admits the client, which then sends the rest.
      if (!text.includes('"connection_ack"')) return
      for (const message of messages) socket.send(message)
      socket.send(JSON.stringify({ type: 'ping', payload: { is: 'the end' } }))
    })
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init', payload }))
  const outcome = await Promise.race([closed, stillThere])
  socket.terminate()
  expect(heard.join('\n')).not.toContain('INTERNAL_SERVER_ERROR')
  return outcome
}

/** Close codes of a server failure. */
const OUR_FAULT = [1006, 1011, 4500]

test("an arbitrary message gets a response, or closes the socket with the protocol's code", async () => {
  let letIn = 0
  await fc.assert(
    fc.asyncProperty(init(), fc.array(said(), { minLength: 1, maxLength: 4 }), async (payload, messages) => {
      const code = await talk(payload, messages)
      if (code === null) letIn++
      expect(OUR_FAULT).not.toContain(code)
    }),
    { numRuns: RUNS },
  )
  expect(letIn).toBeGreaterThan(0)
}, 3_600_000)
