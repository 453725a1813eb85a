import { isIP } from 'node:net'
import PQueue from 'p-queue'
import { Agent, fetch, FormData, type Response } from 'undici'
import { abortAfter } from './abort-after.js'
import { isPublicAddress, publicAddressesOnly } from './public-address.js'
import { paceOf, slowerPace } from './pace.js'
import { parseJson } from './parse-json.js'
import { conditionsFor, remember, unchanged } from './revalidation.js'
import { createRobots } from './robots.js'
import { MAX_ROBOTS_BYTES } from './robots-rules.js'
import { RedirectedElsewhere, SourceError, timeIsUp } from './source-error.js'
import { decodeText } from './decode-text.js'
import { parseUrl } from '../validation/parse-url.js'

export interface Fetcher {
  /** @throws SourceError */
  json(url: string): Promise<unknown>
  /**
   * POSTs a JSON body and parses the answer as JSON.
   * @throws SourceError
   */
  postJson(url: string, body: object): Promise<unknown>
  /**
   * POSTs a form and parses the answer as JSON.
   * @param fields text is sent as it is, an object as JSON; with an object among them as `multipart/form-data`
   * @throws SourceError
   */
  postForm(url: string, fields: FormFields): Promise<unknown>
  /** @throws SourceError */
  text(url: string): Promise<string>
  /**
   * Undecoded bytes, for files that declare their own encoding.
   * @throws SourceError
   */
  bytes(url: string): Promise<Uint8Array>
  close(): Promise<void>
}

export type FormFields = Readonly<Record<string, string | object>>

/** An answer before it is parsed: untrusted, and possibly with personal data. */
export interface RawAnswer {
  readonly url: string
  readonly status: number
  readonly contentType: string | null
  readonly body: Uint8Array
}

export interface FetcherOptions {
  /** Allowlist of hosts, with the port where it is not the default. It applies to redirects too. */
  readonly allowedHosts: readonly string[]
  readonly userAgent: string
  /** Aborts all requests and delays. */
  readonly signal?: AbortSignal
  /** Rate limits by host, in requests a second, where they differ from the default. */
  readonly paces?: Readonly<Record<string, number>>
  /** Turns off the SSRF guard and the rate limit; for the stand-in and tests only. */
  readonly allowPrivateAddresses?: boolean
  /** SSRF: refuses every port but those of http and https, even of an allowed host. */
  readonly standardPortsOnly?: boolean
  readonly limits?: Partial<FetchLimits>
  /** Observer of every answer, error statuses included; robots.txt and redirects excluded. */
  readonly onAnswer?: (answer: RawAnswer) => void
}

export interface FetchLimits {
  readonly connectMs: number
  readonly wholeMs: number
  readonly bytes: number
  readonly redirects: number
  readonly concurrency: number
  readonly requestsPerSecond: number
  /** A longer `Retry-After` is not waited for: the source is skipped until the next run. */
  readonly maxWaitMs: number
}

export const standardLimits: FetchLimits = {
  connectMs: 10_000,
  wholeMs: 30_000,
  bytes: 5_000_000,
  redirects: 3,
  concurrency: 2,
  requestsPerSecond: 4,
  maxWaitMs: 60_000,
}

interface Request {
  readonly url: URL
  /** The body of a POST; without it, the request is a GET. */
  readonly body?: string | URLSearchParams | FormData
  /** Whether the request is for robots.txt itself, to which no rules apply. */
  readonly isRobots?: true
}

/** Denial of service: addresses are matched with every rule of a robots.txt. No published address is this long. */
const MAX_ADDRESS_LENGTH = 2048

/**
 * HTTP client for external sites: obeys robots.txt, limits rate and concurrency by host, and retries with backoff. Its input is untrusted:
 * hosts, redirects, sizes and times are limited.
 */
export function createFetcher(options: FetcherOptions): Fetcher {
  const limits = { ...standardLimits, ...options.limits }
  const agent = new Agent({
    connect: {
      timeout: limits.connectMs,
      ...(options.allowPrivateAddresses ? {} : { lookup: publicAddressesOnly }),
    },
  })
  const queues = new Map<string, PQueue>()
  const slowed = new Set<string>()
  function queueOf({ host }: URL): PQueue {
    const known = queues.get(host)
    if (known) return known
    const queue = new PQueue({
      concurrency: limits.concurrency,
      ...(options.allowPrivateAddresses ? {} : paceOf(options.paces?.[host] ?? limits.requestsPerSecond)),
    })
    queues.set(host, queue)
    return queue
  }
  const robots = createRobots(options.userAgent, url =>
    attempt({ url, isRobots: true }).then(({ body }) => decodeText(body)),
  )

  function slowDown({ host }: URL, delayMs: number): void {
    const slower = slowerPace(options.paces?.[host] ?? limits.requestsPerSecond, delayMs, limits.maxWaitMs)
    if (!slower || options.allowPrivateAddresses || slowed.has(host)) return
    slowed.add(host)
    queues.set(host, new PQueue(slower))
  }

  async function obeyRobots(url: URL): Promise<void> {
    const { isAllowed, delayMs } = await robots.rulesFor(url)
    if (!isAllowed)
      throw new SourceError('refused', `robots.txt van ${url.host} staat niet toe dat dit adres wordt gelezen.`)
    slowDown(url, delayMs)
  }

  async function read(address: string, body?: Request['body']): Promise<RawAnswer> {
    const url = checkedUrl(address, options)
    await obeyRobots(url)
    return attempt(body === undefined ? { url } : { url, body }, options.onAnswer)
  }

  /** Retries temporary errors: after `Retry-After` when there is one, else with exponential backoff. */
  async function attempt(asked: Request, observe?: FetcherOptions['onAnswer']): Promise<RawAnswer> {
    const { url } = asked
    for (let tries = 1; ; tries++) {
      const answer = await followed(asked)
      observe?.(answer)
      if (answer.status >= 200 && answer.status < 300) return answer
      const mayHelp = answer.status === 429 || answer.status === 503
      if (!mayHelp || tries === 3) throw statusError(url, answer.status)
      const wait = retryAfterMs(answer.retryAfter) ?? 1000 * 2 ** tries
      if (wait > limits.maxWaitMs) throw statusError(url, answer.status)
      await pause(wait, options.signal)
    }
  }

  /** Follows redirects; each hop obeys the same rules. */
  async function followed(asked: Request) {
    let { url } = asked
    let leftMs = limits.wholeMs
    for (let hops = 0; ; hops++) {
      const answer = await queued({ ...asked, url }, leftMs)
      leftMs = Math.max(1, leftMs - answer.tookMs)
      if (!answer.location) return answer
      if (asked.body !== undefined)
        throw new SourceError('unexpected', `${url.host} stuurt een verzoek door naar een ander adres.`)
      if (hops === limits.redirects)
        throw new SourceError('unexpected', `${url.host} stuurt steeds door naar een ander adres.`)
      url = redirected(url, answer.location, options)
      if (!asked.isRobots) await obeyRobots(url)
    }
  }

  /** A time limit that excludes the time in the queue, unlike `throwOnTimeout` of the queue. */
  async function queued(asked: Request, timeLimitMs: number) {
    const answer = await queueOf(asked.url)
      .add(() => request(asked, timeLimitMs), options.signal ? { signal: options.signal } : {})
      .catch((error: unknown) => {
        throw options.signal?.aborted ? timeIsUp() : error
      })
    return answer
  }

  /** Sends one request without following a redirect. */
  async function request({ url, body: sent, isRobots }: Request, timeLimitMs: number) {
    const began = performance.now()
    try {
      const response = await fetch(url, {
        dispatcher: agent,
        redirect: 'manual',
        signal: abortAfter(timeLimitMs, ...(options.signal ? [options.signal] : [])),
        headers: {
          'user-agent': options.userAgent,
          accept: 'application/json, application/xml, text/html;q=0.9, */*;q=0.1',
          ...(typeof sent === 'string' ? { 'content-type': 'application/json' } : {}),
          ...(sent === undefined ? conditionsFor(url) : {}),
        },
        ...(sent === undefined ? {} : { method: 'POST', body: sent }),
      })
      const same = response.status === 304 ? unchanged(url) : null
      const location = response.status > 300 && response.status < 400 ? response.headers.get('location') : null
      if (same || location) await response.body?.cancel()
      const read = () => (isRobots ? beginningOf(response, MAX_ROBOTS_BYTES) : bodyOf(response, url, limits.bytes))
      const body = same || location ? new Uint8Array() : await read()
      if (sent === undefined && response.status === 200) remember(url, response.headers, body)
      return {
        url: url.href,
        status: response.status,
        contentType: response.headers.get('content-type'),
        body,
        ...(same ? { status: 200, ...same } : {}),
        location: same ? null : location,
        tookMs: performance.now() - began,
        retryAfter: response.headers.get('retry-after'),
      }
    } catch (error) {
      throw error instanceof SourceError ? error : networkError(url, error, options.signal)
    }
  }

  return {
    bytes: async address => (await read(address)).body,
    text: async address => textOf(await read(address)),
    json: async address => parsed(address, textOf(await read(address))),
    postJson: async (address, body) => parsed(address, textOf(await read(address, JSON.stringify(body)))),
    postForm: async (address, fields) => parsed(address, textOf(await read(address, formOf(fields)))),
    async close() {
      for (const queue of queues.values()) queue.clear()
      await agent.destroy()
    },
  }
}

function formOf(fields: FormFields): URLSearchParams | FormData {
  const texts = Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string')
  if (texts.length === Object.keys(fields).length) return new URLSearchParams(texts)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'string' ? value : new Blob([JSON.stringify(value)], { type: 'application/json' }))
  return form
}

const textOf = ({ body, contentType }: RawAnswer): string => decodeText(body, contentType)

const parsed = (address: string, text: string): unknown => parseJson(text, new URL(address).host)

/** SSRF: a source may send us only to its own hosts, never to internal addresses. */
function checkedUrl(address: string, { allowedHosts, allowPrivateAddresses, standardPortsOnly }: FetcherOptions): URL {
  const url = parseUrl(address)
  if (!url) throw new SourceError('unexpected', 'De bron noemt een ongeldig adres.')
  if (url.href.length > MAX_ADDRESS_LENGTH)
    throw new SourceError('unexpected', `De bron noemt een adres van meer dan ${MAX_ADDRESS_LENGTH} tekens.`)
  const allowed = (url.protocol === 'https:' || url.protocol === 'http:') && allowedHosts.includes(url.host)
  // A URL omits the default port of http and https.
  if (standardPortsOnly && url.port)
    throw new SourceError(
      'unexpected',
      `De bron noemt poort ${url.port}. Alleen de gewone poorten van http en https worden gelezen.`,
    )
  // A literal IP address needs no DNS look-up, so `publicAddressesOnly` would not see it.
  const figures = url.hostname.replace(/^\[|\]$/g, '')
  const isInside = !allowPrivateAddresses && isIP(figures) !== 0 && !isPublicAddress(figures)
  if (!allowed || isInside || url.username || url.password)
    throw new SourceError(
      'unexpected',
      `De bron verwijst naar ${url.host || 'een vreemd adres'}, dat niet bij deze bron hoort.`,
    )
  return url
}

function redirected(from: URL, location: string, options: FetcherOptions): URL {
  const target = parseUrl(location, from.href)
  if (!target) throw new SourceError('unexpected', `${from.host} stuurt door, maar noemt geen adres.`)
  const url = ownTarget(from, target, options)
  if (from.protocol === 'https:' && url.protocol === 'http:')
    throw new SourceError('unexpected', `${from.host} stuurt door naar een onbeveiligd adres.`)
  return url
}

function ownTarget(from: URL, target: URL, options: FetcherOptions): URL {
  try {
    return checkedUrl(target.href, options)
  } catch (error) {
    const isElsewhere = error instanceof SourceError && target.host !== from.host
    throw isElsewhere ? new RedirectedElsewhere(error.message, target) : error
  }
}

/** Decompression bomb: counts bytes after decompression, because 300 kB can expand to 300 MB. */
async function bodyOf(response: Response, url: URL, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array
    size += bytes.byteLength
    if (size > maxBytes)
      throw new SourceError('oversized', `Het antwoord van ${url.host} was groter dan ${maxBytes / 1e6} MB.`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/** Reads the beginning of a file whose lines are independent, without the line that is cut off by the limit. */
async function beginningOf(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array
    size += bytes.byteLength
    chunks.push(bytes)
    if (size > maxBytes) break
  }
  const read = Buffer.concat(chunks)
  return size > maxBytes ? read.subarray(0, read.lastIndexOf('\n', maxBytes) + 1) : read
}

function statusError(url: URL, status: number): SourceError {
  const of = (kind: 'refused' | 'unreachable', message: string) => new SourceError(kind, message, undefined, status)
  if (status === 429 || status === 503)
    return of('refused', `${url.host} vroeg om het later opnieuw te proberen (status ${status}).`)
  if (status >= 500) return of('unreachable', `${url.host} heeft een storing (status ${status}).`)
  return of('refused', `${url.host} weigerde het verzoek (status ${status}).`)
}

function networkError(url: URL, error: unknown, signal?: AbortSignal): SourceError {
  if (signal?.aborted) return timeIsUp()
  const name = (error as { name?: string }).name
  const said = name === 'TimeoutError' ? `${url.host} antwoordde niet op tijd.` : `${url.host} was niet bereikbaar.`
  return new SourceError('unreachable', said, { cause: error })
}

/** Parses `Retry-After`, which is in seconds or an HTTP date; null when it is neither. */
export function retryAfterMs(header: string | null, now = Date.now()): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  // `Date.parse` also accepts "-5".
  const at = /^[a-z]{3,9}\b.*\d\d:\d\d:\d\d/i.test(header.trim()) ? Date.parse(header) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (signal?.aborted) return reject(timeIsUp())
    const timer = setTimeout(done, ms)
    function done() {
      signal?.removeEventListener('abort', stop)
      resolve()
    }
    function stop() {
      clearTimeout(timer)
      reject(timeIsUp())
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
