import { createHmac } from 'node:crypto'
import type { Secrets } from '../../../accounts/users/sign-in/session.service.js'

/**
 * The signing secrets of a webhook, in the format of Standard Webhooks. Derived from the product's secrets and a nonce, so that a database dump
 * does not hold them. Secret rotation: there is one for each product secret, and each signs, so that receivers with the former one still accept
 * messages.
 */
export const webhookSecrets = (profileId: string, nonce: string, [signing, ...former]: Secrets): Secrets => {
  const derived = (secret: string) =>
    `whsec_${createHmac('sha256', secret).update(`webhook ${profileId} ${nonce}`).digest('base64')}`
  return [derived(signing), ...former.map(derived)]
}
