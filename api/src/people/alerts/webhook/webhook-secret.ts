import { createHmac } from 'node:crypto'
import type { Secrets } from '../../../accounts/users/sign-in/session.service.js'

/**
 * The signing secrets of a webhook, in the form of Standard Webhooks. Derived from the product's own secrets, so that the database, and a
 * dump of it, do not hold them; another nonce makes others. A message is signed by each (secret rotation), so that receivers
 * accept it who still have the former one.
 */
export const webhookSecrets = (profileId: string, nonce: string, [signing, ...former]: Secrets): Secrets => {
  const derived = (secret: string) =>
    `whsec_${createHmac('sha256', secret).update(`webhook ${profileId} ${nonce}`).digest('base64')}`
  return [derived(signing), ...former.map(derived)]
}
