import { once } from 'node:events'
import { afterEach, describe, expect, test } from '@jest/globals'
import { WebSocket } from 'ws'
import { testDatabase } from '../../../test/database.js'
import { testServer } from '../../../test/web-server.js'

const server = testServer(testDatabase())
const PROTOCOL = 'graphql-transport-ws'
const sockets: WebSocket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

/** A client without a library, so that tests can break the protocol. */
async function open(protocols: string[]) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, protocols)
  sockets.push(socket)
  const closed = once(socket, 'close').then(([code, reason]) => [code, String(reason)])
  await once(socket, 'open')
  const say = (...messages: (object | string)[]) => {
    for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }
  const heard = async (type: string) => {
    for (;;) {
      const [data] = (await once(socket, 'message')) as [Buffer]
      if ((JSON.parse(data.toString()) as { type: string }).type === type) return
    }
  }
  return { say, heard, closed }
}

const init = { type: 'connection_init' }
const subscribe = {
  id: 'one',
  type: 'subscribe',
  payload: { query: 'subscription { jobProgress(kind: REFRESH) { done } }' },
}

async function admitted() {
  const client = await open([PROTOCOL])
  const acknowledged = client.heard('connection_ack')
  client.say(init)
  await acknowledged
  return client
}

describe('graphql-transport-ws closes a client that violates the protocol', () => {
  test.each([
    ['malformed JSON', '{'],
    ['an unknown type', { type: 'hallo' }],
    ['a message that only servers send', { id: 'one', type: 'next', payload: {} }],
    ['a list', [subscribe]],
    ['a subscription without an id', { type: 'subscribe', payload: subscribe.payload }],
    ['a subscription whose query is no text', { ...subscribe, payload: { query: 7 } }],
  ])('4400: %s', async (_what, message) => {
    const { say, closed } = await admitted()
    say(message)
    expect((await closed)[0]).toBe(4400)
  })

  test('4401: a subscription before the connection is acknowledged', async () => {
    const { say, closed } = await open([PROTOCOL])
    say(subscribe)
    expect(await closed).toEqual([4401, 'Unauthorized'])
  })

  test('4406: no subprotocol', async () => {
    const { closed } = await open([])
    expect(await closed).toEqual([4406, 'Subprotocol not acceptable'])
  })

  test('4408: no connection_init in time', async () => {
    const { closed } = await open([PROTOCOL])
    expect(await closed).toEqual([4408, 'Connection initialisation timeout'])
  })

  test('4409: two subscriptions with one id', async () => {
    const { say, closed } = await admitted()
    say(subscribe, subscribe)
    expect(await closed).toEqual([4409, 'Subscriber for one already exists'])
  })

  test('4429: a second connection_init', async () => {
    const { say, closed } = await admitted()
    say(init)
    expect(await closed).toEqual([4429, 'Too many initialisation requests'])
  })

  test('4429: a flood of messages', async () => {
    const { say, closed } = await admitted()
    let answered = 0
    sockets.at(-1)!.on('message', () => answered++)
    say(...Array.from({ length: 5000 }, () => ({ type: 'ping' })))
    expect(await closed).toEqual([4429, 'Te veel berichten'])
    expect(answered).toBeLessThan(300)
  })

  test('no close code: as many messages as a person causes', async () => {
    const { say, heard } = await admitted()
    const pong = heard('pong')
    say(...Array.from({ length: 100 }, () => ({ type: 'ping' })))
    await pong
    expect(sockets.at(-1)!.readyState).toBe(WebSocket.OPEN)
  })
})
