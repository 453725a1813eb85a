import http from 'node:http'
import { afterAll, beforeAll } from '@jest/globals'
import { createApp } from '../src/processes/app.js'
import type { Settings } from '../src/platform/settings/settings.js'
import { testSettings } from './ask.js'
import type { TestDatabase } from './database.js'
import { freePort } from '../src/platform/database/embedded-postgres.js'

type Account = 'beheerder' | 'medewerker' | 'collega'

/** The product's web server on a free port, with its local sign-in provider. */
export function testServer(database: TestDatabase, given: Partial<Settings> = {}) {
  const server: { url: string; close?: () => Promise<void> } = { url: '' }
  beforeAll(async () => {
    const port = await freePort()
    server.url = `http://localhost:${port}`
    const app = await createApp(
      database.source,
      testSettings({ port, publicUrl: server.url, oidc: null, rateLimits: { visitor: 1e6, user: 1e6 }, ...given }),
      database.url,
    )
    const web = http.createServer(app.listener)
    await new Promise<void>(resolve => web.listen(port, resolve))
    const sockets = app.serveSockets(web)
    server.close = async () => {
      await sockets.stop()
      web.closeAllConnections()
      await new Promise(resolve => web.close(resolve))
      await app.stop()
    }
  })
  afterAll(() => server.close?.())
  const visitor = () => new Person(() => server.url)
  return Object.assign(server, {
    visitor,
    /** Somebody who has signed in at the local provider. */
    async someone(account: Account = 'medewerker') {
      const person = visitor()
      await person.signInAs(account)
      return person
    },
  })
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // Untyped, because its shape depends on the URL.
  readonly json: ReturnType<typeof JSON.parse>
}

/** A browser session: keeps cookies, and follows redirects only on request. */
export class Person {
  readonly cookies = new Map<string, string>()
  constructor(private readonly url: () => string) {}

  async ask(path: string, options: RequestInit = {}): Promise<Reply> {
    const address = new URL(path, this.url())
    const headers = new Headers(options.headers)
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map(pair => pair.join('=')).join('; '))
    const response = await fetch(address, { ...options, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/expires=Thu, 01 Jan 1970|max-age=0/i.test(cookie)) this.cookies.delete(name!)
      else this.cookies.set(name!, value!)
    }
    const text = await response.text()
    const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null }
  }

  /** Sends JSON, or a body as it is, from a page of the product. */
  async send(
    method: string,
    path: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    return this.ask(path, {
      method,
      headers: { origin: this.url(), ...type, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  /** Follows redirects, as a browser does; returns the last reply and its path. */
  async visit(path: string, options: RequestInit = {}): Promise<Reply & { path: string }> {
    let at = new URL(path, this.url())
    let reply = await this.ask(at.href, options)
    for (let hops = 0; hops < 12 && reply.status >= 300 && reply.status < 400; hops++) {
      at = new URL(reply.headers.get('location')!, at)
      reply = await this.ask(at.href)
    }
    return { ...reply, path: at.pathname + at.search }
  }

  /** Signs in on the local provider's page, by submitting its form. */
  async signInAs(account: Account, returnTo = '/'): Promise<Reply & { path: string }> {
    const page = await this.visit(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)
    return this.visit(page.path, { method: 'POST', body: new URLSearchParams({ account }) })
  }

  async graphql(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Reply> {
    return this.ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.url(), ...headers },
      body: JSON.stringify({ query, variables }),
    })
  }

  async session(headers: Record<string, string> = {}) {
    const { json } = await this.graphql(
      '{ session { authenticated token mustChangePassword user { uuid username email isAdmin profileImageUrl } } }',
      {},
      headers,
    )
    return (json as { data: { session: ReturnType<typeof JSON.parse> } }).data.session
  }
}
