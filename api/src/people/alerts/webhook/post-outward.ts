import { Agent, fetch } from 'undici'
import { publicAddressesOnly } from '../../../platform/fetching/public-address.js'
import type { Settings } from '../../../platform/settings/settings.js'
import { mayCallLocalhost, readWebhookAddress } from './webhook-address.js'

interface Message {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  readonly timeoutMs: number
}

/**
 * POSTs to an address that a user gave, for webhooks and push services. SSRF: the address is checked again, also after the socket's DNS look-up;
 * redirects are not followed. Denial of service: only the status of the response is read.
 * @throws UserError for a forbidden address, and any error of the connection
 */
export async function postOutward(url: string, { headers, body, timeoutMs }: Message, settings: Settings) {
  const address = readWebhookAddress(url, settings)
  const agent = new Agent({
    connect: { timeout: timeoutMs, ...(mayCallLocalhost(address, settings) ? {} : { lookup: publicAddressesOnly }) },
  })
  try {
    const { status } = await fetch(address, {
      dispatcher: agent,
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers,
      body,
    })
    return status
  } finally {
    await agent.destroy()
  }
}
