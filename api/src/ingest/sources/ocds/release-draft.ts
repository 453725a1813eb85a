import { unique } from '../../../platform/text/lists.js'
import type { NoticeKind, ReadDraft } from '../../notices/draft.js'
import { ContractNature, ProcedureType } from '../../../reference/tender-values.js'
import { entryId, type EntryRules } from '../adapters/entry.js'
import { descriptionWithoutContacts } from '../assignments/assignment-draft.js'
import { type Closing, closingAt, writtenClosing } from '../written-closing.js'
import { organizationOf, placeOf, referenceOf, titleOf } from '../draft-text.js'
import { sourceUrl } from '../source-url.js'
import type { ListedRelease } from './listed-release.js'
import type { Listed } from './open-package.js'
import { amountOf, dateOf, outcomeOf } from './release-outcome.js'

const MAX_CPV_CODES = 50

/**
 * @param id of its notice
 * @throws RefusedItem
 */
export function releaseDraft(
  id: string,
  { release, isCompiled }: Listed,
  { publisher, tenderType }: EntryRules,
): ReadDraft {
  const { tender, ocid } = release
  const outcome = outcomeOf(release)
  const value = amountOf(tender?.value)
  return {
    publicationId: id,
    procedureKey: ocid ? entryId(ocid) : id,
    kind: kindOf(release, outcome.awards.length > 0),
    publishedAt: publishedAtOf(release, isCompiled),
    title: titleOf(tender?.title),
    organization: organizationOf(buyerOf(release) ?? publisher),
    description: descriptionWithoutContacts(tender?.description),
    ...closingOf(release),
    place: placeOf(townOf(release)),
    cpv: cpvOf(release),
    reference: referenceOf(ocid),
    contractNature: natures.get(tender?.mainProcurementCategory ?? '') ?? null,
    procedureType: procedures.get(tender?.procurementMethod ?? '') ?? null,
    estimatedValue: value?.value ?? null,
    currency: value?.currency ?? null,
    sourceUrl: urlOf(release),
    tenderType,
    ...(outcome.awards.length > 0 ? outcome : {}),
  }
}

const statusOf = ({ tender }: ListedRelease) => tender?.finalStatus ?? tender?.status ?? null

/** A pending award is an intended one; a failed award is none. */
function kindOf(release: ListedRelease, isDecided: boolean): NoticeKind {
  const status = statusOf(release)
  if (isDecided) return 'award'
  if (status === 'withdrawn' || release.tag.includes('tenderCancellation')) return 'withdrawal'
  if (release.awards.some(award => (award.finalStatus ?? award.status ?? 'pending') === 'pending')) return 'intent'
  if (status === 'planning' || status === 'planned') return 'planning'
  return release.tag.some(tag => tag === 'tenderUpdate' || tag === 'tenderAmendment') ? 'correction' : 'competition'
}

/** A compiled release has the date of its last change, not that of the publication. */
function publishedAtOf({ date, tender }: ListedRelease, isCompiled: boolean): Date | null {
  const changed = dateOf(date)
  const began = isCompiled ? (dateOf(tender?.datePublished) ?? dateOf(tender?.tenderPeriod?.startDate)) : null
  return began && (!changed || began < changed) ? began : changed
}

/** A complete procedure is closed, even without a deadline. */
function closingOf(release: ListedRelease): Closing {
  const closing = writtenClosing(release.tender?.tenderPeriod?.endDate)
  const isComplete = closing.closingDate === null && statusOf(release) === 'complete'
  return isComplete ? closingAt(dateOf(release.date)) : closing
}

const partyOf = ({ parties }: ListedRelease) =>
  parties.find(({ roles }) => roles.includes('buyer')) ?? parties.find(({ roles }) => roles.includes('procuringEntity'))

const buyerOf = (release: ListedRelease): string | null =>
  release.buyer?.name || release.tender?.procuringEntity?.name || partyOf(release)?.name || null

function townOf(release: ListedRelease): string | null {
  const { locality, region } = partyOf(release)?.address ?? {}
  return locality || region || null
}

/** Eight digits, without the check digit. */
function cpvOf({ tender }: ListedRelease): readonly string[] {
  const classifications = (tender?.items ?? []).flatMap(({ classification, additionalClassifications }) => [
    ...(classification ? [classification] : []),
    ...additionalClassifications,
  ])
  const codes = classifications.flatMap(({ scheme, id }) =>
    scheme?.toUpperCase() === 'CPV' ? (/^(\d{8})(?:-\d)?$/.exec(String(id ?? ''))?.[1] ?? []) : [],
  )
  return unique(codes).slice(0, MAX_CPV_CODES)
}

/** The notice itself is preferred over other documents. */
function urlOf({ tender }: ListedRelease): string | null {
  const documents = tender?.documents ?? []
  const notices = documents.filter(({ documentType }) => documentType === 'tenderNotice')
  return [...notices, ...documents].map(({ url }) => sourceUrl(url)).find(Boolean) ?? null
}

const natures: ReadonlyMap<string, ContractNature> = new Map([
  ['works', ContractNature.WORKS],
  ['goods', ContractNature.SUPPLIES],
  ['services', ContractNature.SERVICES],
])
const procedures: ReadonlyMap<string, ProcedureType> = new Map([
  ['open', ProcedureType.OPEN],
  ['selective', ProcedureType.RESTRICTED],
  ['limited', ProcedureType.OTHER],
  ['direct', ProcedureType.OTHER],
])
