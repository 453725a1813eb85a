import { ChangeTopic } from '../../tenders/changes/change.js'

export const MailMoment = { NEVER: 'never', DIGEST: 'digest', AT_ONCE: 'at_once' } as const
export type MailMoment = (typeof MailMoment)[keyof typeof MailMoment]

/** How a person hears about changes of one topic. */
export interface ChangeChoice {
  /** Whether they are listed in the inbox. */
  readonly inProduct: boolean
  readonly mail: MailMoment
  readonly push: boolean
}

export type ChangeChoices = Readonly<Record<ChangeTopic, ChangeChoice>>

const atOnce: ChangeChoice = { inProduct: true, mail: MailMoment.AT_ONCE, push: true }
const later: ChangeChoice = { inProduct: true, mail: MailMoment.DIGEST, push: false }
const never: ChangeChoice = { inProduct: false, mail: MailMoment.NEVER, push: false }

export const defaultChoices: ChangeChoices = {
  [ChangeTopic.DEADLINE_EARLIER]: atOnce,
  [ChangeTopic.WITHDRAWN]: atOnce,
  [ChangeTopic.DOCUMENTS]: atOnce,
  [ChangeTopic.AWARDED]: atOnce,
  [ChangeTopic.DEADLINE_LATER]: later,
  [ChangeTopic.PROGRESS]: later,
  [ChangeTopic.WORDING]: never,
}
