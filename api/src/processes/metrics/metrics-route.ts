import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import ipaddr from 'ipaddr.js'
import { Registry } from 'prom-client'
import type { Settings } from '../../platform/settings/settings.js'
import type { Metrics } from './metrics.js'

type Access = Pick<Settings, 'metricsToken' | 'trustProxyHops'>

/** For operators only: requests from this machine, or with the token of the settings. */
export const metricsRoute =
  (metrics: Metrics, access: Access): RequestHandler =>
  async (request, response) => {
    if (!isFromHere(request, access) && !hasToken(request, access))
      return void response.status(403).json({
        message: 'Alleen voor wie dit beheert: vraag het op deze machine zelf, of met het token uit METRICS_TOKEN.',
        code: 'FORBIDDEN',
      })
    response.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await metrics.text())
  }

/** Reverse proxy: requests through a proxy on this machine also connect from here, so forwarded ones do not count. */
function isFromHere({ socket, headers }: IncomingMessage, { trustProxyHops }: Access): boolean {
  if (trustProxyHops > 0 || headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  const { remoteAddress = '' } = socket
  return ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback'
}

function hasToken({ headers }: IncomingMessage, { metricsToken }: Access): boolean {
  if (metricsToken === undefined) return false
  // Timing attack: hashing gives both tokens the same length, and the comparison takes constant time.
  return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${metricsToken}`))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
