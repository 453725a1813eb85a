import { createHmac } from 'node:crypto'

/**
 * The signing secret of a webhook, in the form of Standard Webhooks. Derived from the product's own secret, so that the database, and a
 * dump of it, do not hold it; another nonce makes another secret.
 */
export const webhookSecret = (profileId: string, nonce: string, secret: string): string =>
  `whsec_${createHmac('sha256', secret).update(`webhook ${profileId} ${nonce}`).digest('base64')}`
