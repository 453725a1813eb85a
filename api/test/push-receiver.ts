import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import ece from 'http_ece'
import type { Subscription } from '../src/people/alerts/push/subscription.service.js'

export interface Pushed {
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

/** A real push service, which answers each path with the status set for it, and accepts the others. */
export function pushReceiver() {
  const received: Pushed[] = []
  const statuses = new Map<string, number>()
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url!
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(statuses.get(path) ?? 201, { location: '/elders' }).end()
    })
  })
  beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
  beforeEach(() => {
    received.length = 0
    statuses.clear()
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    received,
    statuses,
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
  }
}

/** A subscribed browser, with its keys and the decryption of its messages. */
export class PushBrowser {
  private readonly keys: ECDH = createECDH('prime256v1')
  readonly subscription: Subscription

  constructor(readonly endpoint: string) {
    this.keys.generateKeys()
    const p256dh = this.keys.getPublicKey('base64url')
    this.subscription = { endpoint, p256dh, auth: randomBytes(16).toString('base64url') }
  }

  read({ body }: Pushed): unknown {
    const keys = { version: 'aes128gcm', privateKey: this.keys, authSecret: this.subscription.auth } as const
    return JSON.parse(ece.decrypt(body, keys).toString('utf8'))
  }
}

/** Reads VAPID (RFC 8292) as a push service does. @throws Error for a signature by another key than the one it names */
export function vapidOf({ headers }: Pushed): { readonly key: string; readonly claims: Record<string, unknown> } {
  const [, token, key] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '')!
  const [header, payload, signature] = token!.split('.') as [string, string, string]
  const point = Buffer.from(key!, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${header}.${payload}`)
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('the token is not signed by the key')
  return { key: key!, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown> }
}
