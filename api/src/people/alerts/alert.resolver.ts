import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { SearchProfileInput } from '../profiles/search-profile.inputs.js'
import { SearchProfile } from '../profiles/search-profile.entity.js'
import { ownProfile } from '../profiles/search-profile.service.js'
import type { Checked } from '../../platform/validation/checked.js'
import {
  SetProfileAlertInput,
  SetProfileWebhookInput,
  SetReminderDaysInput,
  SubscribePushInput,
  UnsubscribePushInput,
  WebhookDeliveryInput,
} from './alert.inputs.js'
import { alertLoader, profileLinkLoader, webhookLoader } from './alert.loaders.js'
import {
  ProfileAlertType,
  ProfileWebhookType,
  RenewProfileLinkPayload,
  SetProfileAlertPayload,
  SetProfileWebhookPayload,
  WebhookDeliveryType,
} from './alert.types.js'
import { renewProfileLink, revokeProfileLink } from './links/profile-link.service.js'
import { mailProblem } from './outbox/outbox.service.js'
import { pushKeys } from './push/push-keys.js'
import { subscribePush, unsubscribePush } from './push/subscription.service.js'
import { reminderDays, setReminderDays } from './reminders/reminder.service.js'
import { setAlert } from './settings/alert.service.js'
import {
  removeWebhook,
  resendDelivery,
  resumeWebhook,
  setWebhook,
  webhookDeliveries,
} from './webhook/webhook.service.js'

const gone = "NOT_FOUND for a colleague's profile."

@Resolver(() => SearchProfile)
export class AlertResolver {
  @FieldResolver(() => ProfileAlertType, { nullable: true, description: "Null for a colleague's profile." })
  alert(@Root() profile: SearchProfile, @Ctx() context: Context) {
    return isOwn(profile, context) ? context.load(alertLoader, profile.id) : null
  }

  @FieldResolver(() => ProfileWebhookType, {
    nullable: true,
    description: "Null without one, and for a colleague's profile.",
  })
  webhook(@Root() profile: SearchProfile, @Ctx() context: Context) {
    return isOwn(profile, context) ? context.load(webhookLoader, profile.id) : null
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: "When its secret link was made; null without one, and for a colleague's profile.",
  })
  linkedAt(@Root() profile: SearchProfile, @Ctx() context: Context) {
    return isOwn(profile, context) ? context.load(profileLinkLoader, profile.id) : null
  }

  @Query(() => String, {
    nullable: true,
    description:
      'Why mails with alerts and reminders wait for another attempt, in Dutch; null when none waits. Administrators only.',
  })
  mailProblem(@Ctx() { db }: Context) {
    return mailProblem(db)
  }

  @Query(() => [WebhookDeliveryType], {
    description: `The last calls of one of your own webhooks, newest first. ${gone}`,
  })
  async webhookDeliveries(
    @Arg('profileId', () => ID, { description: 'Id of the search profile.' }) profileId: string,
    @Ctx() { db, caller }: Context,
  ): Promise<WebhookDeliveryType[]> {
    const { id } = await ownProfile(db, caller.viewer!.user.id, profileId)
    return webhookDeliveries(db, id)
  }

  @Query(() => [Int], {
    description: 'Number of days before closing of each reminder about your bookmarks; empty for no reminders.',
  })
  async reminderDays(@Ctx() { db, caller }: Context): Promise<number[]> {
    return [...(await reminderDays(db, caller.viewer!.user.id))]
  }

  @Query(() => String, { description: 'Public key (VAPID) that a browser needs to subscribe to notifications.' })
  pushPublicKey(@Ctx() { settings }: Context): string {
    return pushKeys(settings).publicKey
  }

  @Mutation(() => SetProfileAlertPayload, { description: `Changes the alert settings of a profile. ${gone}` })
  async setProfileAlert(
    @Arg('input', () => SetProfileAlertInput, { description: 'The new settings.' })
    input: Checked<SetProfileAlertInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<SetProfileAlertPayload> {
    const userId = caller.viewer!.user.id
    const profile = await ownProfile(db, userId, input.profileId)
    await setAlert(db, userId, profile.id, input)
    return { profile }
  }

  @Mutation(() => SetProfileWebhookPayload, {
    description: `Sets or replaces the webhook of a profile, with a new secret, and switches it on. ${gone}`,
  })
  async setProfileWebhook(
    @Arg('input', () => SetProfileWebhookInput, { description: 'The webhook.' }) input: Checked<SetProfileWebhookInput>,
    @Ctx() { db, caller, settings, secrets }: Context,
  ): Promise<SetProfileWebhookPayload> {
    const userId = caller.viewer!.user.id
    const profile = await ownProfile(db, userId, input.profileId)
    return { secret: await setWebhook(db, userId, input, { settings, secrets }), profile }
  }

  @Mutation(() => SetProfileAlertPayload, { description: `Removes the webhook of a profile. Idempotent. ${gone}` })
  async removeProfileWebhook(
    @Arg('input', () => SearchProfileInput, { description: 'Id of the search profile.' }) {
      id,
    }: Checked<SearchProfileInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<SetProfileAlertPayload> {
    const userId = caller.viewer!.user.id
    await removeWebhook(db, userId, id)
    return { profile: await ownProfile(db, userId, id) }
  }

  @Mutation(() => SetProfileAlertPayload, {
    description: `Switches on a webhook that was switched off after failures. ${gone}`,
  })
  async resumeProfileWebhook(
    @Arg('input', () => SearchProfileInput, { description: 'Id of the search profile.' }) {
      id,
    }: Checked<SearchProfileInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<SetProfileAlertPayload> {
    const userId = caller.viewer!.user.id
    await resumeWebhook(db, userId, id)
    return { profile: await ownProfile(db, userId, id) }
  }

  @Mutation(() => [WebhookDeliveryType], {
    description:
      'Sends a call again within a minute, with the same `webhook-id`. Returns the updated list of last calls.',
  })
  async resendWebhookDelivery(
    @Arg('input', () => WebhookDeliveryInput, { description: 'Id of the call.' }) { id }: Checked<WebhookDeliveryInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<WebhookDeliveryType[]> {
    return webhookDeliveries(db, await resendDelivery(db, caller.viewer!.user.id, id))
  }

  @Mutation(() => RenewProfileLinkPayload, {
    description: `Creates or replaces the secret link of a profile: the former one stops working at once. ${gone}`,
  })
  async renewProfileLink(
    @Arg('input', () => SearchProfileInput, { description: 'Id of the search profile.' }) {
      id,
    }: Checked<SearchProfileInput>,
    @Ctx() { db, caller, settings }: Context,
  ): Promise<RenewProfileLinkPayload> {
    const userId = caller.viewer!.user.id
    const profile = await ownProfile(db, userId, id)
    const address = `${settings.publicUrl}/api/export/profiles/${await renewProfileLink(db, userId, id)}`
    return { atom: `${address}.atom`, agenda: `${address}.ics`, profile }
  }

  @Mutation(() => SetProfileAlertPayload, { description: `Revokes the secret link of a profile. Idempotent. ${gone}` })
  async revokeProfileLink(
    @Arg('input', () => SearchProfileInput, { description: 'Id of the search profile.' }) {
      id,
    }: Checked<SearchProfileInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<SetProfileAlertPayload> {
    const userId = caller.viewer!.user.id
    await revokeProfileLink(db, userId, id)
    return { profile: await ownProfile(db, userId, id) }
  }

  @Mutation(() => [Int], { description: 'Changes the days of your reminders. Returns the new days.' })
  async setReminderDays(
    @Arg('input', () => SetReminderDaysInput, { description: 'The days.' }) { days }: Checked<SetReminderDaysInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<number[]> {
    return [...(await setReminderDays(db, caller.viewer!.user.id, days))]
  }

  @Mutation(() => Boolean, { description: 'Subscribes this browser to notifications. Idempotent: always true.' })
  async subscribePush(
    @Arg('input', () => SubscribePushInput, { description: 'Subscription of the browser.' })
    input: Checked<SubscribePushInput>,
    @Ctx() { db, caller, settings }: Context,
  ): Promise<boolean> {
    const { user, sid } = caller.viewer!
    await subscribePush(db, { userId: user.id, sid }, input, settings)
    return true
  }

  @Mutation(() => Boolean, { description: 'Unsubscribes this browser from notifications. Idempotent: always true.' })
  async unsubscribePush(
    @Arg('input', () => UnsubscribePushInput, { description: 'Subscription of the browser.' })
    { endpoint }: Checked<UnsubscribePushInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<boolean> {
    await unsubscribePush(db, caller.viewer!.user.id, endpoint)
    return true
  }
}

const isOwn = ({ userId }: SearchProfile, { caller }: Context) => userId === caller.viewer?.user.id
