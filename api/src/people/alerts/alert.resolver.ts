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
      'Why mails about search profiles and reminders wait for another attempt, in Dutch; null when none does. Administrators only.',
  })
  mailProblem(@Ctx() { db }: Context) {
    return mailProblem(db)
  }

  @Query(() => [WebhookDeliveryType], { description: `The last calls of a webhook of yours, newest first. ${gone}` })
  async webhookDeliveries(
    @Arg('profileId', () => ID, { description: 'Which profile.' }) profileId: string,
    @Ctx() { db, caller }: Context,
  ): Promise<WebhookDeliveryType[]> {
    const { id } = await ownProfile(db, caller.viewer!.user.id, profileId)
    return webhookDeliveries(db, id)
  }

  @Query(() => [Int], {
    description: 'Days before closing at which you are reminded of what you bookmarked; none: not.',
  })
  async reminderDays(@Ctx() { db, caller }: Context): Promise<number[]> {
    return [...(await reminderDays(db, caller.viewer!.user.id))]
  }

  @Query(() => String, { description: 'Our public key (VAPID), with which a browser subscribes to notifications.' })
  pushPublicKey(@Ctx() { settings }: Context): string {
    return pushKeys(settings).publicKey
  }

  @Mutation(() => SetProfileAlertPayload, { description: `Says when and how a profile tells of what is new. ${gone}` })
  async setProfileAlert(
    @Arg('input', () => SetProfileAlertInput, { description: 'When and how.' }) input: Checked<SetProfileAlertInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<SetProfileAlertPayload> {
    const userId = caller.viewer!.user.id
    const profile = await ownProfile(db, userId, input.profileId)
    await setAlert(db, userId, profile.id, input)
    return { profile }
  }

  @Mutation(() => SetProfileWebhookPayload, {
    description: `Sets the webhook of a profile, with a new secret; also to switch one on again at another address. ${gone}`,
  })
  async setProfileWebhook(
    @Arg('input', () => SetProfileWebhookInput, { description: 'The webhook.' }) input: Checked<SetProfileWebhookInput>,
    @Ctx() { db, caller, settings, secrets }: Context,
  ): Promise<SetProfileWebhookPayload> {
    const userId = caller.viewer!.user.id
    const profile = await ownProfile(db, userId, input.profileId)
    return { secret: await setWebhook(db, userId, input, { settings, secrets }), profile }
  }

  @Mutation(() => SetProfileAlertPayload, { description: `Ends the webhook of a profile. Idempotent. ${gone}` })
  async removeProfileWebhook(
    @Arg('input', () => SearchProfileInput, { description: 'Which profile.' }) { id }: Checked<SearchProfileInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<SetProfileAlertPayload> {
    const userId = caller.viewer!.user.id
    await removeWebhook(db, userId, id)
    return { profile: await ownProfile(db, userId, id) }
  }

  @Mutation(() => SetProfileAlertPayload, { description: `Switches a webhook on again after failures. ${gone}` })
  async resumeProfileWebhook(
    @Arg('input', () => SearchProfileInput, { description: 'Which profile.' }) { id }: Checked<SearchProfileInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<SetProfileAlertPayload> {
    const userId = caller.viewer!.user.id
    await resumeWebhook(db, userId, id)
    return { profile: await ownProfile(db, userId, id) }
  }

  @Mutation(() => [WebhookDeliveryType], {
    description: 'Sends a call again, within a minute and with the same `webhook-id`. The last calls as they are then.',
  })
  async resendWebhookDelivery(
    @Arg('input', () => WebhookDeliveryInput, { description: 'Which one.' }) { id }: Checked<WebhookDeliveryInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<WebhookDeliveryType[]> {
    return webhookDeliveries(db, await resendDelivery(db, caller.viewer!.user.id, id))
  }

  @Mutation(() => RenewProfileLinkPayload, {
    description: `Makes the secret link of a profile, or a new one: the former stops working at once. ${gone}`,
  })
  async renewProfileLink(
    @Arg('input', () => SearchProfileInput, { description: 'Which profile.' }) { id }: Checked<SearchProfileInput>,
    @Ctx() { db, caller, settings }: Context,
  ): Promise<RenewProfileLinkPayload> {
    const userId = caller.viewer!.user.id
    const profile = await ownProfile(db, userId, id)
    const address = `${settings.publicUrl}/api/export/profiles/${await renewProfileLink(db, userId, id)}`
    return { atom: `${address}.atom`, agenda: `${address}.ics`, profile }
  }

  @Mutation(() => SetProfileAlertPayload, { description: `Ends the secret link of a profile. Idempotent. ${gone}` })
  async revokeProfileLink(
    @Arg('input', () => SearchProfileInput, { description: 'Which profile.' }) { id }: Checked<SearchProfileInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<SetProfileAlertPayload> {
    const userId = caller.viewer!.user.id
    await revokeProfileLink(db, userId, id)
    return { profile: await ownProfile(db, userId, id) }
  }

  @Mutation(() => [Int], { description: 'Says when you are reminded. The days as they are then.' })
  async setReminderDays(
    @Arg('input', () => SetReminderDaysInput, { description: 'The days.' }) { days }: Checked<SetReminderDaysInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<number[]> {
    return [...(await setReminderDays(db, caller.viewer!.user.id, days))]
  }

  @Mutation(() => Boolean, { description: 'This browser takes notifications from now on. Idempotent: always true.' })
  async subscribePush(
    @Arg('input', () => SubscribePushInput, { description: 'Its subscription.' }) input: Checked<SubscribePushInput>,
    @Ctx() { db, caller, settings }: Context,
  ): Promise<boolean> {
    const { user, sid } = caller.viewer!
    await subscribePush(db, { userId: user.id, sid }, input, settings)
    return true
  }

  @Mutation(() => Boolean, { description: 'This browser takes no more notifications. Idempotent: always true.' })
  async unsubscribePush(
    @Arg('input', () => UnsubscribePushInput, { description: 'Its subscription.' })
    { endpoint }: Checked<UnsubscribePushInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<boolean> {
    await unsubscribePush(db, caller.viewer!.user.id, endpoint)
    return true
  }
}

const isOwn = ({ userId }: SearchProfile, { caller }: Context) => userId === caller.viewer?.user.id
