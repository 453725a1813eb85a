import { defineLoader } from '../../platform/graphql/loader.js'
import { linksOf } from './links/profile-link.service.js'
import { alertsOf } from './settings/alert.service.js'
import { webhooksOf } from './webhook/webhook.service.js'

export const alertLoader = defineLoader(({ db }, profileIds: readonly string[]) => alertsOf(db, profileIds))
export const webhookLoader = defineLoader(({ db }, profileIds: readonly string[]) => webhooksOf(db, profileIds))
export const profileLinkLoader = defineLoader(({ db }, profileIds: readonly string[]) => linksOf(db, profileIds))
