import type { EntityManager } from 'typeorm'
import { sessionSecrets } from '../auth/secret.js'
import type { Settings } from '../../platform/settings/settings.js'
import { planChangeMails } from './changes/plan.service.js'
import { tellChanges } from './changes/tell.service.js'
import { composeMail } from './mail/compose.service.js'
import { createMailer } from './mail/mailer.js'
import { matchProfiles } from './matching/match.service.js'
import { planDue } from './outbox/plan.service.js'
import { sendDue, type Senders } from './outbox/send.service.js'
import { sendPush } from './push/push.service.js'
import { planReminders } from './reminders/reminder.service.js'
import { sendToWebhook } from './webhook/webhook.service.js'

/**
 * The alerts job: matching, deliveries, sending. Crash safe: each step continues from stored state, so it may be interrupted anywhere and run in
 * several processes.
 */
export async function sendAlerts(db: EntityManager, settings: Settings, now = new Date()): Promise<void> {
  await matchProfiles(db)
  await tellChanges(db, now)
  await planDue(db, now)
  await planReminders(db, now)
  await planChangeMails(db, now)
  const mailer = createMailer(settings)
  try {
    await sendDue(db, sendersOf(db, settings, mailer), () => new Date(Math.max(now.getTime(), Date.now())))
  } finally {
    mailer.close()
  }
}

function sendersOf(db: EntityManager, settings: Settings, mailer: ReturnType<typeof createMailer>): Senders {
  const sender = { settings, secrets: sessionSecrets(settings) }
  return {
    async mail(delivery) {
      const composed = await composeMail(db, delivery, sender, new Date())
      return composed ? mailer.send(delivery.id, composed) : { error: 'Er viel niets meer te melden.', isFinal: true }
    },
    webhook: delivery => sendToWebhook(db, delivery, sender, new Date()),
    push: delivery => sendPush(db, delivery, settings, new Date()),
  }
}
