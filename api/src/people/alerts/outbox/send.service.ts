import pLimit from 'p-limit'
import type { EntityManager } from 'typeorm'
import { log } from '../../../platform/log.js'
import { claimDeliveries, type Channel, type Delivery, endAttempt, type Outcome } from './outbox.service.js'

/** The number of deliveries that one process claims at once, and the number it sends concurrently. */
const CLAIMED = 50
const AT_ONCE = 5

/** Sends one delivery over one channel. An exception counts as a failed attempt. */
export type Send = (delivery: Delivery) => Promise<Outcome>
export type Senders = Readonly<Record<Channel, Send>>

/** Sends all deliveries that are due. Several processes may run it concurrently. */
export async function sendDue(
  db: EntityManager,
  senders: Senders,
  clock: () => Date = () => new Date(),
): Promise<void> {
  const limit = pLimit(AT_ONCE)
  for (;;) {
    const claimed = await claimDeliveries(db, CLAIMED, clock())
    await Promise.all(claimed.map(delivery => limit(() => attempt(db, senders, delivery, clock))))
    if (claimed.length < CLAIMED) return
  }
}

async function attempt(db: EntityManager, senders: Senders, delivery: Delivery, clock: () => Date): Promise<void> {
  const outcome = await senders[delivery.channel](delivery).catch((error: unknown): Outcome => {
    log.error({ error, delivery: delivery.id }, 'a delivery failed')
    return { error: 'Er ging bij ons iets mis.' }
  })
  await endAttempt(db, delivery, outcome, clock())
}
