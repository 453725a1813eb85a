import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator'
import { Field, ID, InputType, Int } from 'type-graphql'
import { MAX_REMINDER_DAYS, MAX_REMINDERS, MAX_WEBHOOK_ADDRESS_LENGTH } from '../../reference/limits.js'
import type { ProfileAlert } from './settings/alert.service.js'
import { AlertRhythm } from './settings/rhythm.js'

const LAST_MINUTE = 1439
const time = { message: 'Kies een tijd tussen 00:00 en 23:59.' }
const day = { message: 'Kies een dag van de week.' }

@InputType({ description: 'The new alert settings of one of your own search profiles.' })
export class SetProfileAlertInput implements ProfileAlert {
  @Field(() => ID, { description: 'Id of the search profile.' })
  @IsString({ message: 'Zoekprofiel is verplicht' })
  profileId!: string

  @Field(() => AlertRhythm, { description: 'How often.' })
  @IsEnum(AlertRhythm, { message: 'Kies wanneer je bericht wilt.' })
  rhythm!: AlertRhythm

  @Field(() => Int, { description: 'Local time in Amsterdam, in minutes since midnight.' })
  @IsInt(time)
  @Min(0, time)
  @Max(LAST_MINUTE, time)
  minuteOfDay!: number

  @Field(() => Int, { description: 'Day of a `WEEKLY` alert: 1 is Monday, 7 is Sunday.' })
  @IsInt(day)
  @Min(1, day)
  @Max(7, day)
  weekday!: number

  @Field(() => Boolean, { description: 'Whether alerts are sent by mail.' })
  @IsBoolean({ message: 'byMail moet true of false zijn' })
  byMail!: boolean

  @Field(() => Boolean, { description: 'Whether alerts are sent as notifications in the browser.' })
  @IsBoolean({ message: 'byPush moet true of false zijn' })
  byPush!: boolean
}

@InputType({ description: 'The webhook of one of your own search profiles.' })
export class SetProfileWebhookInput {
  @Field(() => ID, { description: 'Id of the search profile.' })
  @IsString({ message: 'Zoekprofiel is verplicht' })
  profileId!: string

  @Field(() => String, { description: 'Public https address that is called.' })
  @IsString({ message: 'Adres is verplicht' })
  @MaxLength(MAX_WEBHOOK_ADDRESS_LENGTH, {
    message: `Een adres mag maximaal ${MAX_WEBHOOK_ADDRESS_LENGTH} karakters zijn.`,
  })
  url!: string
}

@InputType({ description: 'A call of one of your own webhooks.' })
export class WebhookDeliveryInput {
  @Field(() => ID, { description: 'Id of the call.' })
  @IsString({ message: 'Bericht is verplicht' })
  id!: string
}

@InputType({ description: 'The days of your closing date reminders for bookmarks.' })
export class SetReminderDaysInput {
  @Field(() => [Int], { description: `Days before closing, at most ${MAX_REMINDERS}; none for no reminders.` })
  @IsArray({ message: 'Kies de dagen.' })
  @ArrayMaxSize(MAX_REMINDERS, { message: `Kies maximaal ${MAX_REMINDERS} momenten.` })
  @IsInt({ each: true, message: 'Vul hele dagen in.' })
  @Min(0, { each: true, message: 'Een aantal dagen is 0 of meer.' })
  @Max(MAX_REMINDER_DAYS, {
    each: true,
    message: `Een herinnering komt maximaal ${MAX_REMINDER_DAYS} dagen van tevoren.`,
  })
  days!: number[]
}

const wrong = { message: 'De browser gaf geen geldige aanmelding voor meldingen.' }

@InputType({ description: 'A `PushSubscription` of the Push API of a browser.' })
export class SubscribePushInput {
  @Field(() => String, { description: 'Endpoint for messages.' })
  @IsString(wrong)
  @MaxLength(MAX_WEBHOOK_ADDRESS_LENGTH, wrong)
  endpoint!: string

  @Field(() => String, { description: 'Public key for encrypting messages, base64url.' })
  @Matches(/^[\w-]{80,100}={0,2}$/, wrong)
  p256dh!: string

  @Field(() => String, { description: 'Secret for authenticating messages, base64url.' })
  @Matches(/^[\w-]{20,30}={0,2}$/, wrong)
  auth!: string
}

@InputType({ description: 'The subscription of a browser to end.' })
export class UnsubscribePushInput {
  @Field(() => String, { description: 'Endpoint of the subscription.' })
  @IsString(wrong)
  @MaxLength(MAX_WEBHOOK_ADDRESS_LENGTH, wrong)
  endpoint!: string
}
