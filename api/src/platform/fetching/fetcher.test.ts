import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import net, { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'
import zlib from 'node:zlib'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { createFetcher, type FetcherOptions, type FormFields, retryAfterMs } from './fetcher.js'
import { SourceError } from './source-error.js'

const closers: (() => unknown)[] = []
afterEach(async () => {
  jest.restoreAllMocks()
  for (const close of closers.splice(0).toReversed()) await close()
})

async function listening(server: net.Server & { closeAllConnections?(): void }): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections?.()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

type Responder = (request: http.IncomingMessage, response: http.ServerResponse) => unknown

/** A local HTTP server that records its requests except those for robots.txt, which gives 404 by default. */
async function site(answer: Responder, robots: Responder = (_request, response) => response.writeHead(404).end()) {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    if (request.url === '/robots.txt') return void robots(request, response)
    asked.push(request.url!)
    answer(request, response)
  })
  const host = `127.0.0.1:${await listening(server)}`
  return { host, url: `http://${host}`, asked }
}

const answering =
  (body: string | Buffer, status = 200, headers: http.OutgoingHttpHeaders = {}): Responder =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)

function fetcherFor(host: string, given: Partial<FetcherOptions> = {}) {
  const fetcher = createFetcher({
    allowedHosts: [host],
    userAgent: 'Proef/1.0 (+http://proef.test)',
    allowPrivateAddresses: true,
    ...given,
  })
  closers.push(() => fetcher.close())
  return fetcher
}

/** The error that the promise rejects with. It must be a SourceError: a run treats any other error as a bug. */
async function failureOf(promise: Promise<unknown>): Promise<SourceError> {
  const error = await promise.then(
    () => null,
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(SourceError)
  return error as SourceError
}

describe('an address that a source may not reach (SSRF)', () => {
  const addresses: readonly (readonly [string, (host: string) => string, RegExp])[] = [
    ['nothing', () => '', /ongeldig adres/],
    ['a sentence', () => 'volgende pagina', /ongeldig adres/],
    ['a path', () => '/publicaties', /ongeldig adres/],
    ['another host', () => 'http://elders.test/lijst', /elders\.test, dat niet bij deze bron hoort/],
    ['another port', () => 'http://127.0.0.1:1/lijst', /127\.0\.0\.1:1, dat niet/],
    [
      'the same name below another',
      host => `http://${host}.elders.test/`,
      /ongeldig adres|dat niet bij deze bron hoort/,
    ],
    [
      'another name for this machine',
      host => `http://localhost:${host.split(':')[1]}/`,
      /dat niet bij deze bron hoort/,
    ],
    ['a name and a password', host => `http://wie:geheim@${host}/lijst`, /dat niet bij deze bron hoort/],
    ['a name alone', host => `http://wie@${host}/lijst`, /dat niet bij deze bron hoort/],
    ['the host as a name', host => `http://${host}@elders.test/`, /dat niet bij deze bron hoort/],
    ['a file', () => 'file:///etc/passwd', /een vreemd adres/],
    ['data', () => 'data:application/json,{}', /een vreemd adres/],
    ['a script', () => 'javascript:alert(1)', /een vreemd adres/],
    ['another protocol', host => `ftp://${host}/lijst`, /dat niet bij deze bron hoort/],
    ['one without end', host => `http://${host}/${'a'.repeat(2100)}`, /meer dan 2048 tekens/],
  ]

  test.each(addresses)('%s is refused before a request is sent', async (_what, address, sentence) => {
    const { host, asked } = await site(answering('{}'))
    const failure = await failureOf(fetcherFor(host).json(address(host)))
    expect(failure).toMatchObject({ kind: 'unexpected', message: expect.stringMatching(sentence) })
    expect(failure.message).not.toContain('geheim')
    expect(asked).toEqual([])
  })

  test('a non-standard port is refused when only standard ports are allowed', async () => {
    const { host, url, asked } = await site(answering('{}'))
    const failure = await failureOf(fetcherFor(host, { standardPortsOnly: true }).json(url))
    expect(failure.message).toMatch(/^De bron noemt poort \d+\./)
    expect(asked).toEqual([])
  })

  test.each([['127.0.0.1'], ['localhost'], ['[::ffff:7f00:1]']])(
    'this machine under the name %s is refused unless private addresses are allowed, even when it is configured as the source',
    async name => {
      let connections = 0
      const server = http.createServer((_request, response) => response.end('{}'))
      server.on('connection', () => connections++)
      const host = `${name}:${await listening(server)}`
      const failure = await failureOf(fetcherFor(host, { allowPrivateAddresses: false }).json(`http://${host}/`))
      expect(['unexpected', 'unreachable']).toContain(failure.kind)
      expect(connections).toBe(0)
    },
  )
})

test('an observer sees every answer unchanged, including error statuses and retries, but not robots.txt', async () => {
  const seen: unknown[] = []
  let tries = 0
  const { host, url } = await site((_request, response) =>
    tries++ === 0
      ? response.writeHead(503, { 'retry-after': '0', 'content-type': 'text/html' }).end('<p>Druk</p>')
      : response.end('{}'),
  )
  const fetcher = fetcherFor(host, {
    onAnswer: ({ status, contentType, body, ...rest }) =>
      seen.push([rest.url, status, contentType, Buffer.from(body).toString()]),
  })
  await fetcher.json(`${url}/lijst?page=2`)
  expect(seen).toEqual([
    [`${url}/lijst?page=2`, 503, 'text/html', '<p>Druk</p>'],
    [`${url}/lijst?page=2`, 200, null, '{}'],
  ])
})

describe('an answer of an unexpected type or status', () => {
  test.each([
    ['a web page', '<!doctype html><html><body>Onderhoud</body></html>', /antwoordde met een webpagina/],
    ['a web page after white space', '\r\n\t <html></html>', /antwoordde met een webpagina/],
    ['XML', '<?xml version="1.0"?><feed/>', /antwoordde met een webpagina/],
    ['half a document', '{"content": [{"publicatieId": "1", "aanb', /antwoordde met onleesbare gegevens/],
    ['two documents', '{}{}', /antwoordde met onleesbare gegevens/],
    ['nothing', '', /antwoordde met onleesbare gegevens/],
    ['white space', ' \n ', /antwoordde met onleesbare gegevens/],
    ['a sentence', 'Momenteel in onderhoud', /antwoordde met onleesbare gegevens/],
    ['NaN', 'NaN', /antwoordde met onleesbare gegevens/],
  ])('%s instead of JSON gives a Dutch sentence that names the host', async (_what, body, sentence) => {
    const { host, url } = await site(answering(body, 200, { 'content-type': 'application/json' }))
    const failure = await failureOf(fetcherFor(host).json(`${url}/lijst`))
    expect(failure).toMatchObject({ kind: 'unexpected', message: expect.stringMatching(sentence) })
    expect(failure.message).toContain(host)
    expect(failure.message).not.toMatch(/JSON|token|position/i)
  })

  test.each([
    [400, 'refused', 'weigerde het verzoek (status 400).'],
    [401, 'refused', 'weigerde het verzoek (status 401).'],
    [403, 'refused', 'weigerde het verzoek (status 403).'],
    [404, 'refused', 'weigerde het verzoek (status 404).'],
    [410, 'refused', 'weigerde het verzoek (status 410).'],
    [304, 'refused', 'weigerde het verzoek (status 304).'],
    [500, 'unreachable', 'heeft een storing (status 500).'],
    [502, 'unreachable', 'heeft een storing (status 502).'],
    [504, 'unreachable', 'heeft een storing (status 504).'],
  ])('status %d is the error %s, without a retry', async (status, kind, sentence) => {
    const { host, url, asked } = await site(answering(status === 304 ? '' : '{"fout": true}', status))
    const failure = await failureOf(fetcherFor(host).json(`${url}/lijst`))
    expect(failure).toMatchObject({ kind, status, message: `${host} ${sentence}` })
    expect(asked).toEqual(['/lijst'])
  })
})

describe('an answer that is too large', () => {
  const limits = { bytes: 50_000 }
  const large = Buffer.alloc(2_000_000, ' ')

  test.each([
    ['announced', large, {}],
    ['not announced', large, { 'transfer-encoding': 'chunked' }],
    ['gzip, small until it is unpacked', zlib.gzipSync(large), { 'content-encoding': 'gzip' }],
    ['deflate', zlib.deflateSync(large), { 'content-encoding': 'deflate' }],
    ['brotli', zlib.brotliCompressSync(large), { 'content-encoding': 'br' }],
    ['gzip in gzip', zlib.gzipSync(zlib.gzipSync(large)), { 'content-encoding': 'gzip, gzip' }],
    ['an error page', large, { status: '500' }],
  ])(
    '%s: the fetcher stops reading at the limit',
    async (_what, body, { status = '200', ...headers }: Record<string, string>) => {
      const { host, url } = await site(answering(body, Number(status), headers))
      const failure = await failureOf(fetcherFor(host, { limits }).text(`${url}/lijst`))
      expect(failure).toMatchObject({ kind: 'oversized', message: `Het antwoord van ${host} was groter dan 0.05 MB.` })
    },
  )

  test('an answer of exactly the limit is read, also when it was compressed', async () => {
    const text = 'x'.repeat(limits.bytes)
    const { host, url } = await site((request, response) =>
      request.url === '/klein'
        ? response.writeHead(200, { 'content-encoding': 'gzip' }).end(zlib.gzipSync(text))
        : response.end(text),
    )
    const fetcher = fetcherFor(host, { limits })
    expect(await fetcher.text(`${url}/plat`)).toBe(text)
    expect(await fetcher.text(`${url}/klein`)).toBe(text)
  })

  test('an endless answer ends at the limit, and its connection is closed', async () => {
    let closed: Promise<unknown> | undefined
    const { host, url } = await site((_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(10_000, 'x')));
      }
      closed = once(response.on('drain', write), 'close')
      write()
    })
    expect(await failureOf(fetcherFor(host, { limits }).text(`${url}/lijst`))).toMatchObject({ kind: 'oversized' })
    await closed
  })
})

describe('an unreachable site', () => {
  test('a refused connection gives a Dutch message that the host is unreachable', async () => {
    const server = net.createServer()
    const port = await listening(server)
    await new Promise(resolve => server.close(resolve))
    const failure = await failureOf(fetcherFor(`127.0.0.1:${port}`).json(`http://127.0.0.1:${port}/lijst`))
    expect(failure).toMatchObject({ kind: 'unreachable', message: `127.0.0.1:${port} was niet bereikbaar.` })
    expect(failure.status).toBeUndefined()
  })

  test.each([
    ['hangs up at once', (socket: net.Socket) => socket.destroy()],
    ['speaks no HTTP', (socket: net.Socket) => socket.end('220 smtp.elders.test ESMTP\r\n')],
    [
      'breaks off half-way',
      (socket: net.Socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"content"'),
    ],
    [
      'says gzip and sends something else',
      (socket: net.Socket) =>
        socket.end('HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 12\r\n\r\ngeen gzip :('),
    ],
    [
      'sends a megabyte of headers',
      (socket: net.Socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(1_000_000)}\r\n\r\n{}`),
    ],
  ])('a site that %s is unreachable', async (_what, answer) => {
    const server = net.createServer(socket => {
      socket.on('error', () => {})
      socket.once('data', data =>
        data.toString().startsWith('GET /robots.txt')
          ? socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
          : answer(socket),
      )
    })
    const host = `127.0.0.1:${await listening(server)}`
    expect(await failureOf(fetcherFor(host).json(`http://${host}/lijst`))).toMatchObject({
      kind: 'unreachable',
      message: `${host} was niet bereikbaar.`,
    })
  })

  test.each<readonly [string, Responder]>([
    ['never answers', () => {}],
    ['stops after the headers', (_request, response) => response.writeHead(200).flushHeaders()],
    [
      'drips',
      (_request, response) => {
        response.writeHead(200)
        const drip = setInterval(() => response.write(' '), 10)
        response.on('close', () => clearInterval(drip))
      },
    ],
    [
      'sends on and on from one address to the next, each slowly',
      (request, response) =>
        setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 60).unref(),
    ],
  ])('a site that %s exceeds the time limit', async (_what, answer) => {
    const { host, url } = await site(answer)
    const fetcher = fetcherFor(host, { limits: { wholeMs: 200, redirects: 100 } })
    expect(await failureOf(fetcher.json(`${url}/lijst`))).toMatchObject({
      kind: 'unreachable',
      message: `${host} antwoordde niet op tijd.`,
    })
  })
})

describe('a site that answers 429 or 503 (backoff)', () => {
  test.each([
    [429, '86400'],
    [429, '9999999999'],
    [429, '9'.repeat(400)],
    [429, 'Sat, 01 Jan 2095 00:00:00 GMT'],
    [503, '3600'],
  ])('status %d with Retry-After %s is not retried in this run', async (status, header) => {
    const { host, url, asked } = await site(answering('', status, { 'retry-after': header }))
    expect(await failureOf(fetcherFor(host).json(`${url}/lijst`))).toMatchObject({
      kind: 'refused',
      status,
      message: `${host} vroeg om het later opnieuw te proberen (status ${status}).`,
    })
    expect(asked).toHaveLength(1)
  })

  test.each([429, 503])('status %d on every try is given up after the third', async status => {
    const { host, url, asked } = await site(answering('', status, { 'retry-after': '0' }))
    expect(await failureOf(fetcherFor(host).json(`${url}/lijst`))).toMatchObject({ kind: 'refused', status })
    expect(asked).toHaveLength(3)
  })

  test('without Retry-After the fetcher backs off by itself, within the same limit', async () => {
    const { host, url, asked } = await site(answering('', 429))
    const fetcher = fetcherFor(host, { limits: { maxWaitMs: 1999 } })
    expect(await failureOf(fetcher.json(`${url}/lijst`))).toMatchObject({ status: 429 })
    expect(asked).toHaveLength(1)
  })

  test.each([
    [429, '0'],
    [503, '1'],
    [429, 'Tue, 01 Jan 2019 00:00:00 GMT'],
  ])('status %d with Retry-After %s is retried, and the next answer is returned', async (status, header) => {
    let tries = 0
    const { host, url } = await site((_request, response) =>
      ++tries === 1 ? response.writeHead(status, { 'retry-after': header }).end() : response.end('{"tries": 2}'),
    )
    expect(await fetcherFor(host).json(`${url}/lijst`)).toEqual({ tries: 2 })
  })
})

describe('the header Retry-After', () => {
  const now = Date.parse('2026-10-21T07:28:00Z')

  test.each([
    [null, null],
    ['', null],
    [' ', null],
    ['straks', null],
    ['-5', null],
    ['+5', null],
    ['1.5', null],
    ['1e9', null],
    ['0x10', null],
    ['over 5 minuten', null],
    ['5 seconds', null],
    ['2026-10-21', null],
    ['Wed, 99 Oct 2026 07:28:00 GMT', null],
    ['0', 0],
    ['7', 7000],
    [' 120 ', 120_000],
    ['0005', 5000],
    ['9999999999', 9_999_999_999_000],
    ['Wed, 21 Oct 2026 07:28:30 GMT', 30_000],
    ['Wednesday, 21-Oct-26 07:29:00 GMT', 60_000],
    ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ])('%j means %s milliseconds', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected)
  })
})

describe('a redirect', () => {
  const to =
    (location: string, status = 302): Responder =>
    (request, response) =>
      request.url === '/lijst'
        ? response.writeHead(status, { location }).end('{"hier": false}')
        : response.end('{"hier": true}')

  test.each([
    ['another host', 'http://elders.test/lijst'],
    ['another host without a protocol', '//elders.test/lijst'],
    ['another port of the same machine', 'http://127.0.0.1:1/'],
    ['a name of this machine', 'http://localhost/'],
    ['a name in figures', 'http://2130706433/'],
    ['the inner side of a cloud', 'http://169.254.169.254/latest/meta-data'],
    ['an address at home', 'http://192.168.1.1/'],
    ['this machine in IPv6', 'http://[::1]/'],
    ['a file', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:application/json,{}'],
    ['no address', 'http://['],
  ])('to %s is refused and not followed', async (_what, location) => {
    const { host, url, asked } = await site(to(location))
    expect(await failureOf(fetcherFor(host).json(`${url}/lijst`))).toMatchObject({ kind: 'unexpected' })
    expect(asked).toEqual(['/lijst'])
  })

  test('to another site, or to this one with a password in the address, is not followed', async () => {
    const other = await site(answering('{"gestolen": true}'))
    const { host, url, asked } = await site((request, response) =>
      response
        .writeHead(302, { location: request.url === '/een' ? `${other.url}/` : `http://wie:geheim@${host}/drie` })
        .end(),
    )
    const fetcher = fetcherFor(host)
    const { port } = new URL(other.url)
    expect((await failureOf(fetcher.json(`${url}/een`))).message).toContain(
      `127.0.0.1:${port}, dat niet bij deze bron hoort`,
    )
    expect((await failureOf(fetcher.json(`${url}/twee`))).message).not.toContain('geheim')
    expect(other.asked).toEqual([])
    expect(asked).toEqual(['/een', '/twee'])
  })

  test.each([301, 302, 303, 307, 308])('with status %d within the host is followed', async status => {
    for (const location of ['/elders', 'elders', '?pagina=2']) {
      const { host, url, asked } = await site(to(location, status))
      expect(await fetcherFor(host).json(`${url}/lijst`)).toEqual({ hier: true })
      expect(asked).toHaveLength(2)
    }
  })

  test('to another host that belongs to the source is followed', async () => {
    const other = await site(answering('{"hier": true}'))
    const { host, url } = await site(to(`${other.url}/lijst`))
    expect(await fetcherFor(host, { allowedHosts: [host, other.host] }).json(`${url}/lijst`)).toEqual({ hier: true })
  })

  test('without an address is refused', async () => {
    const { host, url } = await site(answering('', 302))
    expect(await failureOf(fetcherFor(host).json(`${url}/lijst`))).toMatchObject({ kind: 'refused', status: 302 })
  })

  test('in a loop is ended after the third hop', async () => {
    const { host, url, asked } = await site((_request, response) =>
      response.writeHead(302, { location: '/lijst' }).end(),
    )
    expect(await failureOf(fetcherFor(host).json(`${url}/lijst`))).toMatchObject({
      kind: 'unexpected',
      message: `${host} stuurt steeds door naar een ander adres.`,
    })
    expect(asked).toHaveLength(4)
  })

  test('from https to http is refused; https itself is read', async () => {
    // A pre-shared key (PSK) instead of a certificate; only Node's own `connect` is configured with it.
    const key = Buffer.from('een sleutel van deze proef')
    const ciphers = 'PSK-AES128-GCM-SHA256'
    const connect = tls.connect as (options: tls.ConnectionOptions) => tls.TLSSocket
    jest.spyOn(tls, 'connect').mockImplementation(((options: tls.ConnectionOptions) =>
      connect({
        ...options,
        ciphers,
        maxVersion: 'TLSv1.2',
        pskCallback: () => ({ psk: key, identity: 'proef' }),
        checkServerIdentity: () => undefined,
      })) as typeof tls.connect)

    const open = await site(answering('{"veilig": false}'))
    const server = https.createServer({ ciphers, pskCallback: () => key }, (request, response) => {
      if (request.url === '/lijst') response.writeHead(302, { location: `${open.url}/lijst` }).end()
      else if (request.url === '/robots.txt') response.writeHead(404).end()
      else response.end('{"veilig": true}')
    })
    const host = `127.0.0.1:${await listening(server)}`
    const fetcher = fetcherFor(host, { allowedHosts: [host, open.host] })
    expect(await fetcher.json(`https://${host}/anders`)).toEqual({ veilig: true })
    expect(await failureOf(fetcher.json(`https://${host}/lijst`))).toMatchObject({
      kind: 'unexpected',
      message: `${host} stuurt door naar een onbeveiligd adres.`,
    })
    expect(open.asked).toEqual([])
  })
})

describe('robots.txt', () => {
  const robots = (text: string) => answering(text, 200, { 'content-type': 'text/plain' })
  const rules = 'User-agent: *\nDisallow: /prive\nDisallow: /*.pdf$\n\nUser-agent: Proef\nDisallow: /niet-voor-ons\n'

  test.each(['/niet-voor-ons', '/niet-voor-ons/1?a=b'])('that disallows %s for us is obeyed', async path => {
    const { host, url, asked } = await site(answering('{}'), robots(rules))
    expect(await failureOf(fetcherFor(host).json(`${url}${path}`))).toMatchObject({
      kind: 'refused',
      message: `robots.txt van ${host} staat niet toe dat dit adres wordt gelezen.`,
    })
    expect(asked).toEqual([])
  })

  test('that disallows the target of a redirect is obeyed', async () => {
    const { host, url, asked } = await site(
      (_request, response) => response.writeHead(302, { location: '/niet-voor-ons/2' }).end(),
      robots(rules),
    )
    expect(await failureOf(fetcherFor(host).text(`${url}/wel`))).toMatchObject({ kind: 'refused' })
    expect(asked).toEqual(['/wel'])
  })

  test('that disallows all robots is obeyed', async () => {
    const { host, url, asked } = await site(answering('{}'), robots('User-agent: *\nDisallow: /'))
    expect(await failureOf(fetcherFor(host).text(`${url}/`))).toMatchObject({ kind: 'refused' })
    expect(asked).toEqual([])
  })

  test.each([500, 502, 429])('with status %d forbids everything', async status => {
    const { host, url, asked } = await site(answering('{}'), answering('', status, { 'retry-after': '99999' }))
    expect(await failureOf(fetcherFor(host).json(`${url}/lijst`))).toMatchObject({ status })
    expect(asked).toEqual([])
  })

  test('without an answer in time forbids everything', async () => {
    const { host, url, asked } = await site(answering('{}'), () => {})
    const fetcher = fetcherFor(host, { limits: { wholeMs: 100 } })
    expect(await failureOf(fetcher.json(`${url}/lijst`))).toMatchObject({ kind: 'unreachable' })
    expect(asked).toEqual([])
  })

  test('that redirects to another site forbids everything', async () => {
    const { host, url, asked } = await site(answering('{}'), answering('', 302, { location: 'http://elders.test/' }))
    expect(await failureOf(fetcherFor(host).json(`${url}/lijst`))).toMatchObject({ kind: 'unexpected' })
    expect(asked).toEqual([])
  })

  test.each([404, 403, 401, 410])('with status %d allows everything', async status => {
    const { host, url } = await site(answering('{"gelezen": true}'), answering('<h1>Weg</h1>', status))
    expect(await fetcherFor(host).json(`${url}/lijst`)).toEqual({ gelezen: true })
  })

  test('that is a web page, or has rules for other robots only, forbids nothing', async () => {
    for (const text of ['<html>Disallow: /</html>', '', 'User-agent: Anders\nDisallow: /', rules]) {
      const { host, url } = await site(answering('{"gelezen": true}'), robots(text))
      expect(await fetcherFor(host).json(`${url}/lijst`)).toEqual({ gelezen: true })
    }
  })

  test('that is too large is read up to the last whole line within the limit', async () => {
    const text = `User-agent: *\nDisallow: /a\n${'#'.repeat(511_960)}\nDisallow: /lijst/heel/lang\nDisallow: /na`
    const { host, url } = await site(answering('{"gelezen": true}'), robots(text + '#'.repeat(5_000_000)))
    const fetcher = fetcherFor(host)
    expect(await failureOf(fetcher.json(`${url}/a`))).toMatchObject({ kind: 'refused' })
    for (const path of ['/lijst/heel/lang', '/lijst', '/na'])
      expect(await fetcher.json(url + path)).toEqual({ gelezen: true })
  })

  test('is fetched once per site, and again after a failure', async () => {
    let asked = 0
    const { host, url } = await site(answering('{}'), (_request, response) => {
      asked++
      response.writeHead(asked === 1 ? 500 : 404).end()
    })
    const fetcher = fetcherFor(host)
    await failureOf(fetcher.json(`${url}/0`))
    await Promise.all([1, 2, 3, 4, 5].map(page => fetcher.json(`${url}/${page}`)))
    await fetcher.json(`${url}/6`)
    expect(asked).toBe(2)
  })
})

describe('an abort from outside', () => {
  const timeLimit = { kind: 'limit', message: 'Het lezen van deze bron duurde te lang.' }

  test('stops the running request and the queued ones', async () => {
    const stop = new AbortController()
    const { host, url, asked } = await site(() => stop.abort())
    const fetcher = fetcherFor(host, { signal: stop.signal, limits: { concurrency: 1 } })
    const failures = await Promise.all([1, 2, 3].map(page => failureOf(fetcher.json(`${url}/${page}`))))
    for (const failure of failures) expect(failure).toMatchObject(timeLimit)
    expect(asked).toHaveLength(1)
  })

  test('stops reading an answer half-way', async () => {
    const stop = new AbortController()
    const { host, url } = await site((_request, response) => {
      response.writeHead(200).write('{"content": [', () => stop.abort())
    })
    expect(await failureOf(fetcherFor(host, { signal: stop.signal }).json(`${url}/`))).toMatchObject(timeLimit)
  })

  test('ends the wait of a backoff', async () => {
    const stop = new AbortController()
    const { host, url, asked } = await site((_request, response) => {
      response.writeHead(429, { 'retry-after': '50' }).end()
      response.on('close', () => setTimeout(() => stop.abort(), 100))
    })
    expect(await failureOf(fetcherFor(host, { signal: stop.signal }).json(`${url}/`))).toMatchObject(timeLimit)
    expect(asked).toHaveLength(1)
  })

  test('before the first request prevents that request', async () => {
    let robotsAsked = 0
    const { host, url, asked } = await site(answering('{}'), (_request, response) => {
      robotsAsked++
      response.writeHead(404).end()
    })
    expect(await failureOf(fetcherFor(host, { signal: AbortSignal.abort() }).json(`${url}/`))).toMatchObject(timeLimit)
    expect([robotsAsked, asked]).toEqual([0, []])
  })

  test('by closing the fetcher ends a running request', async () => {
    const fetchers: { close(): Promise<void> }[] = []
    const { host, url } = await site(() => void fetchers[0]!.close())
    const fetcher = fetcherFor(host)
    fetchers.push(fetcher)
    await failureOf(fetcher.json(`${url}/`))
  })
})

describe('requests to a well-behaved site', () => {
  test.each([
    ['an object', '{"totalElements": 3, "naam": "Súdwest-Fryslân €"}', { totalElements: 3, naam: 'Súdwest-Fryslân €' }],
    ['a list', '[1, "twee", null]', [1, 'twee', null]],
    ['null', 'null', null],
    ['JSON with a byte order mark', '\ufeff{"a": 1}', { a: 1 }],
    ['a key that means something to JavaScript', '{"__proto__": {"a": 1}}', JSON.parse('{"__proto__": {"a": 1}}')],
  ])('parse %s as JSON', async (_what, body, expected) => {
    const { host, url } = await site(answering(body))
    expect(await fetcherFor(host).json(`${url}/lijst`)).toEqual(expected)
    expect(({} as { a?: number }).a).toBeUndefined()
  })

  test('return text unchanged, also when it is empty or HTML', async () => {
    const bodies = ['', '<html>één</html>', '{"half":', ' \n']
    const { host, url } = await site((request, response) => response.end(bodies[Number(request.url!.slice(1))]))
    const fetcher = fetcherFor(host)
    for (const [index, body] of bodies.entries()) expect(await fetcher.text(`${url}/${index}`)).toBe(body)
  })

  test('have a User-Agent that names us', async () => {
    const { host, url } = await site((request, response) => response.end(JSON.stringify(request.headers)))
    expect(await fetcherFor(host).json(`${url}/lijst`)).toMatchObject({
      'user-agent': 'Proef/1.0 (+http://proef.test)',
      accept: expect.stringContaining('application/json'),
    })
  })

  test.each([1, 2, 3])('never exceed %d at once', async concurrency => {
    let now = 0
    let most = 0
    const { host, url, asked } = await site((_request, response) => {
      most = Math.max(most, ++now)
      setTimeout(() => {
        now--
        response.end('{}')
      }, 15)
    })
    const fetcher = fetcherFor(host, { limits: { concurrency } })
    await Promise.all(Array.from({ length: 12 }, (_, page) => fetcher.json(`${url}/${page}`)))
    expect(asked).toHaveLength(12)
    expect(most).toBe(concurrency)
  })

  test('do not wait after another one failed', async () => {
    const { host, url } = await site((request, response) =>
      request.url === '/2' ? response.writeHead(404).end() : response.end(`"${request.url}"`),
    )
    const fetcher = fetcherFor(host, { limits: { concurrency: 1 } })
    const results = await Promise.allSettled([1, 2, 3].map(page => fetcher.json(`${url}/${page}`)))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})

describe('a POST request', () => {
  test('sends its JSON once and returns the answer', async () => {
    const seen: unknown[] = []
    const { host, url } = await site(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      seen.push([request.method, request.headers['content-type'], JSON.parse(Buffer.concat(chunks).toString())])
      response.end('{"total":1}')
    })
    expect(await fetcherFor(host).postJson(`${url}/zoek`, { query: 'é' })).toEqual({ total: 1 })
    expect(seen).toEqual([['POST', 'application/json', { query: 'é' }]])
  })

  test('is not sent again to the target of a redirect', async () => {
    const { host, url, asked } = await site((_request, response) =>
      response.writeHead(302, { location: '/elders' }).end(),
    )
    const failure = await failureOf(fetcherFor(host).postJson(`${url}/zoek`, {}))
    expect(failure).toMatchObject({ kind: 'unexpected', message: expect.stringContaining('stuurt een verzoek door') })
    expect(asked).toEqual(['/zoek'])
  })

  test('obeys robots.txt too', async () => {
    const { host, url, asked } = await site(answering('{}'), answering('User-agent: *\nDisallow: /zoek'))
    expect(await failureOf(fetcherFor(host).postJson(`${url}/zoek`, {}))).toMatchObject({ kind: 'refused' })
    expect(asked).toEqual([])
  })
})

describe('conditional requests', () => {
  const twice = async (validators: http.OutgoingHttpHeaders, second: Responder) => {
    const conditions: unknown[] = []
    const { host, url } = await site((request, response) => {
      conditions.push(request.headers['if-none-match'] ?? request.headers['if-modified-since'] ?? null)
      if (conditions.length === 1) response.writeHead(200, validators).end('eerste')
      else second(request, response)
    })
    const fetcher = fetcherFor(host)
    return { read: [await fetcher.text(`${url}/lijst`), await fetcher.text(`${url}/lijst`)], conditions }
  }

  test.each([
    [{ etag: '"a1"' }, '"a1"'],
    [{ 'last-modified': 'Wed, 02 Sep 2026 00:00:00 GMT' }, 'Wed, 02 Sep 2026 00:00:00 GMT'],
  ])('an answer with %j is revalidated, and not transferred again', async (validators, condition) => {
    const { read, conditions } = await twice(validators, (_request, response) => response.writeHead(304).end())
    expect(read).toEqual(['eerste', 'eerste'])
    expect(conditions).toEqual([null, condition])
  })

  test('a changed answer replaces the stored one', async () => {
    const { read } = await twice({ etag: '"a1"' }, (_request, response) => response.end('tweede'))
    expect(read).toEqual(['eerste', 'tweede'])
  })

  test('an answer without a validator is requested unconditionally', async () => {
    expect((await twice({}, answering('tweede'))).conditions).toEqual([null, null])
  })
})

describe('a form', () => {
  const sentTo = async (fields: FormFields) => {
    const seen: string[] = []
    const { host, url } = await site(async (request, response) => {
      seen.push(request.headers['content-type'] ?? '', await text(request))
      response.end('{"total":1}')
    })
    expect(await fetcherFor(host).postForm(`${url}/zoek`, fields)).toEqual({ total: 1 })
    return seen
  }

  test('with only texts is sent URL-encoded', async () => {
    const [type, body] = await sentTo({ action: 'zoek', plaats: 'Den Haag & omgeving' })
    expect(type).toMatch('application/x-www-form-urlencoded')
    expect(body).toBe('action=zoek&plaats=Den+Haag+%26+omgeving')
  })

  test('with an object is sent as multipart, with the object as JSON', async () => {
    const [type, body] = await sentTo({ query: { bool: [1] }, taal: 'nl' })
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toMatch(/name="query"[^]*Content-Type: application\/json\r\n\r\n\{"bool":\[1\]\}\r\n/)
    expect(body).toMatch(/name="taal"\r\n\r\nnl\r\n/)
  })
})

test('a binary file is returned unchanged', async () => {
  const bytes = Buffer.from([0xff, 0xfe, 0x3c, 0x00])
  const { host, url } = await site(answering(bytes))
  expect(Buffer.from(await fetcherFor(host).bytes(`${url}/bestand`))).toEqual(bytes)
})
