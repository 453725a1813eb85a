import { toGlobalId } from 'graphql-relay'
import type { EntityManager } from 'typeorm'
import { addressesOf } from '../../../tenders/tender/addresses.js'
import type { Settings } from '../../../platform/settings/settings.js'
import type { Tender } from '../../../tenders/tender/tender.entity.js'
import { tendersById } from '../../../tenders/tender/tender.service.js'
import type { Change } from '../../../tenders/changes/change.js'
import { changesById } from '../../../tenders/changes/change.service.js'
import { textOf } from '../../../tenders/changes/change-text.js'
import { About, type Delivery } from '../outbox/outbox.service.js'

/** The message type that Standard Webhooks requires. */
export const TENDERS_FOUND = 'tenders.found'
export const TENDER_CHANGED = 'tender.changed'

/** The body of a webhook call; null when everything in it is gone. The same in every attempt, except for changes of its tenders. */
export async function messageOf(
  db: EntityManager,
  { about, profileId, tenderIds, changeIds = [], createdAt }: Delivery,
  settings: Settings,
): Promise<object | null> {
  const [profile] = await db.query<{ name: string }[]>('SELECT name FROM search_profiles WHERE id = $1', [profileId])
  const tenders = (await tendersById(db, tenderIds)).filter(tender => tender !== null)
  if (!profile || tenders.length === 0) return null
  const { page } = addressesOf(settings, '/')
  const changes = about === About.CHANGES ? (await changesById(db, changeIds)).filter(change => change !== null) : null
  return {
    type: changes ? TENDER_CHANGED : TENDERS_FOUND,
    timestamp: createdAt.toISOString(),
    data: {
      profile: { id: profileId, name: profile.name },
      tenders: tenders.map(tender => ({
        ...shapeOf(tender, page(tender)),
        ...(changes ? { changes: changes.filter(({ tenderId }) => tenderId === tender.id).map(changeShape) } : {}),
      })),
    },
  }
}

function changeShape(change: Change) {
  const [headline, detail] = textOf(change)
  const { source: _source, tenderId: _tenderId, ...values } = change
  return { ...values, headline, detail }
}

const shapeOf = (tender: Tender, url: string) => ({
  id: toGlobalId('Tender', tender.id),
  uuid: tender.id,
  url,
  title: tender.title,
  organization: tender.organization,
  summary: tender.summary,
  source: tender.source,
  sourceUrl: tender.sourceUrl,
  publicationId: tender.publicationId,
  tenderType: tender.tenderType,
  status: tender.status,
  region: tender.region,
  province: tender.province,
  publicationDate: tender.publicationDate,
  closingDate: tender.closingDate,
  estimatedValue: tender.estimatedValue,
  currency: tender.currency,
  minHourlyRate: tender.minHourlyRate,
  maxHourlyRate: tender.maxHourlyRate,
  cpv: tender.cpv,
})
