import type { EntityManager } from 'typeorm'
import type { ChangeTopic } from '../../tenders/changes/change.js'
import { type ChangeChoice, type ChangeChoices, defaultChoices, MailMoment } from './preferences.js'

export async function changeChoices(db: EntityManager, userId: string): Promise<ChangeChoices> {
  const [row] = await db.query<{ choices: Partial<ChangeChoices> }[]>(
    'SELECT choices FROM change_preferences WHERE user_id = $1',
    [userId],
  )
  return { ...defaultChoices, ...row?.choices }
}

/** Changes the choices of these topics and keeps the others. Messages that wait for a digest that is now off are not mailed. */
export async function setChangeChoices(
  db: EntityManager,
  userId: string,
  choices: Readonly<Partial<Record<ChangeTopic, ChangeChoice>>>,
): Promise<ChangeChoices> {
  await db.transaction(async tx => {
    await tx.query(
      `INSERT INTO change_preferences AS p (user_id, choices) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET choices = p.choices || excluded.choices`,
      [userId, JSON.stringify(choices)],
    )
    const silent = Object.entries(choices).flatMap(([topic, { mail }]) => (mail === MailMoment.NEVER ? [topic] : []))
    await tx.query(
      `UPDATE inbox_items i SET mail_at = NULL FROM tender_changes c
       WHERE i.change_id = c.id AND i.user_id = $1 AND i.mail_at IS NOT NULL AND c.topic = ANY ($2)`,
      [userId, silent],
    )
  })
  return changeChoices(db, userId)
}

/** Ends or bundles the mails about changes, and keeps the other choices. Idempotent. */
export async function setChangeMail(db: EntityManager, userId: string, mail: MailMoment): Promise<void> {
  const choices = await changeChoices(db, userId)
  const changed = Object.entries(choices)
    .filter(([, choice]) => choice.mail !== MailMoment.NEVER)
    .map(([topic, choice]) => [topic, { ...choice, mail }])
  await setChangeChoices(db, userId, Object.fromEntries(changed))
}
