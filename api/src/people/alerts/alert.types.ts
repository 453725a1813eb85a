import { Field, ID, Int, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { SearchProfile } from '../profiles/search-profile.entity.js'
import type { ProfileAlert } from './settings/alert.service.js'
import { AlertRhythm } from './settings/rhythm.js'
import type { ProfileWebhook, WebhookDelivery } from './webhook/webhook.service.js'

registerEnumType(AlertRhythm, {
  name: 'AlertRhythm',
  description: 'How often a search profile sends alerts about new tenders.',
  valuesConfig: {
    OFF: { description: 'Never.' },
    AT_ONCE: { description: 'After each refresh with new tenders.' },
    DAILY: { description: 'From Monday to Friday at a chosen time.' },
    WEEKLY: { description: 'On a chosen day of the week, at a chosen time.' },
  },
})

@ObjectType('ProfileAlert', { description: 'Schedule and channels of the alerts of a search profile.' })
export class ProfileAlertType implements ProfileAlert {
  @Field(() => AlertRhythm, { description: 'How often.' })
  rhythm!: AlertRhythm

  @Field(() => Int, { description: 'Local time in Amsterdam, in minutes since midnight.' })
  minuteOfDay!: number

  @Field(() => Int, { description: 'Day of a `WEEKLY` alert: 1 is Monday, 7 is Sunday.' })
  weekday!: number

  @Field(() => Boolean, { description: 'Whether alerts are sent to the e-mail address of the account.' })
  byMail!: boolean

  @Field(() => Boolean, { description: 'Whether alerts are sent as notifications to every subscribed browser.' })
  byPush!: boolean
}

@ObjectType('WebhookDelivery', { description: 'A call of a webhook, with the result of its last attempt.' })
export class WebhookDeliveryType implements WebhookDelivery {
  @Field(() => ID, { description: 'For `resendWebhookDelivery`; prefixed with `msg_` it is the `webhook-id`.' })
  id!: string

  @Field(() => Date, { description: 'Time of creation.' })
  createdAt!: Date

  @Field(() => Int, { description: 'Number of tenders in the call.' })
  tenderCount!: number

  @Field(() => Int, { description: 'Number of attempts so far.' })
  attempts!: number

  @Field(() => Date, { nullable: true, description: 'When the receiver accepted it; null until then.' })
  sentAt!: Date | null

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the next attempt; null when the call was accepted or given up.',
  })
  nextTryAt!: Date | null

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last response; null without a response.' })
  status!: number | null

  @Field(() => String, { nullable: true, description: 'Error of the last attempt, in Dutch; null when it succeeded.' })
  error!: string | null
}

@ObjectType('ProfileWebhook', {
  description: 'An address that is called with new tenders, signed as in Standard Webhooks.',
})
export class ProfileWebhookType implements ProfileWebhook {
  @Field(() => String, { description: 'The address.' })
  url!: string

  @Field(() => Date, { description: 'When the address and its secret were set.' })
  createdAt!: Date

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the first failed call since the last success; null when the last call succeeded.',
  })
  failingSince!: Date | null

  @Field(() => Date, {
    nullable: true,
    description: 'When it was switched off after days of failures; null while it is on.',
  })
  offAt!: Date | null
}

@ObjectType({ description: 'The profile with its current alert settings.' })
export class SetProfileAlertPayload {
  @Field(() => SearchProfile, { description: 'The profile.' })
  profile!: SearchProfile
}

@ObjectType({ description: 'The webhook, with its new secret.' })
export class SetProfileWebhookPayload {
  @Field(() => String, { description: 'Secret that signs the calls. Shown once.' })
  secret!: string

  @Field(() => SearchProfile, { description: 'The profile.' })
  profile!: SearchProfile
}

@ObjectType({ description: 'The secret addresses of a profile. They are shown once.' })
export class RenewProfileLinkPayload {
  @Field(() => String, { description: 'Atom feed of the newest tenders.' })
  atom!: string

  @Field(() => String, { description: 'Calendar (iCalendar) with the closing dates of open tenders.' })
  agenda!: string

  @Field(() => SearchProfile, { description: 'The profile.' })
  profile!: SearchProfile
}
