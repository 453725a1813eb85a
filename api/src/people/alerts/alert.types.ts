import { Field, ID, Int, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { SearchProfile } from '../profiles/search-profile.entity.js'
import type { ProfileAlert } from './settings/alert.service.js'
import { AlertRhythm } from './settings/rhythm.js'
import type { ProfileWebhook, WebhookDelivery } from './webhook/webhook.service.js'

registerEnumType(AlertRhythm, {
  name: 'AlertRhythm',
  description: 'When a search profile tells of what is new in it.',
  valuesConfig: {
    OFF: { description: 'Never.' },
    AT_ONCE: { description: 'As soon as a refresh has brought it.' },
    DAILY: { description: 'From Monday to Friday at a chosen time.' },
    WEEKLY: { description: 'On a chosen day of the week, at a chosen time.' },
  },
})

@ObjectType('ProfileAlert', { description: 'When and how a search profile tells of what is new in it.' })
export class ProfileAlertType implements ProfileAlert {
  @Field(() => AlertRhythm, { description: 'When.' })
  rhythm!: AlertRhythm

  @Field(() => Int, { description: 'Time on the clock in Amsterdam, in minutes since midnight.' })
  minuteOfDay!: number

  @Field(() => Int, { description: 'Of `WEEKLY`: 1 is Monday, 7 is Sunday.' })
  weekday!: number

  @Field(() => Boolean, { description: 'By mail to the address of the account.' })
  byMail!: boolean

  @Field(() => Boolean, { description: 'By a notification in every browser that takes these.' })
  byPush!: boolean
}

@ObjectType('WebhookDelivery', { description: 'A call of a webhook, and how its last attempt ended.' })
export class WebhookDeliveryType implements WebhookDelivery {
  @Field(() => ID, { description: 'For `resendWebhookDelivery`; `msg_` and this is the `webhook-id`.' })
  id!: string

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date

  @Field(() => Int, { description: 'Tenders in it.' })
  tenderCount!: number

  @Field(() => Int, { description: 'Attempts so far.' })
  attempts!: number

  @Field(() => Date, { nullable: true, description: 'When the receiver took it; null as long as it did not.' })
  sentAt!: Date | null

  @Field(() => Date, { nullable: true, description: 'When it is tried again; null when it was taken or given up.' })
  nextTryAt!: Date | null

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer; null without one.' })
  status!: number | null

  @Field(() => String, { nullable: true, description: 'What went wrong, in Dutch; null when nothing did.' })
  error!: string | null
}

@ObjectType('ProfileWebhook', {
  description: 'An address that is called with what is new, signed by Standard Webhooks.',
})
export class ProfileWebhookType implements ProfileWebhook {
  @Field(() => String, { description: 'The address.' })
  url!: string

  @Field(() => Date, { description: 'When it was set, with its secret.' })
  createdAt!: Date

  @Field(() => Date, { nullable: true, description: 'Since when no call succeeds; null while they do.' })
  failingSince!: Date | null

  @Field(() => Date, {
    nullable: true,
    description: 'When it was switched off after days of failures; null while it is on.',
  })
  offAt!: Date | null
}

@ObjectType({ description: 'The profile with its alert as it is now.' })
export class SetProfileAlertPayload {
  @Field(() => SearchProfile, { description: 'The profile.' })
  profile!: SearchProfile
}

@ObjectType({ description: 'The webhook, with its new secret.' })
export class SetProfileWebhookPayload {
  @Field(() => String, { description: 'Signs the calls; it cannot be read again.' })
  secret!: string

  @Field(() => SearchProfile, { description: 'The profile.' })
  profile!: SearchProfile
}

@ObjectType({ description: 'The secret addresses of a profile; they cannot be read again.' })
export class RenewProfileLinkPayload {
  @Field(() => String, { description: 'Of an Atom feed of its newest tenders.' })
  atom!: string

  @Field(() => String, { description: 'Of an agenda (iCalendar) with the closing dates of those that are open.' })
  agenda!: string

  @Field(() => SearchProfile, { description: 'The profile.' })
  profile!: SearchProfile
}
