import { isKnown, type NoticeKind, opening, type ReadDraft } from '../../notices/draft.js'
import { ContractNature, ProcedureType } from '../../../reference/tender-values.js'
import { entryId, type EntryRules } from '../adapters/entry.js'
import { descriptionWithoutContacts } from '../assignments/assignment-draft.js'
import { organizationOf, placeOf, referenceOf, titleOf } from '../draft-text.js'
import { boundedLots } from '../notice-lots.js'
import { sourceUrl } from '../source-url.js'
import { statedValue } from '../stated-value.js'
import type { ListedRelease, ReleaseLot } from './listed-release.js'
import type { Listed } from './open-package.js'
import { documentsOf } from './release-documents.js'
import { closingOf, cpvOf, endedLots, hasEnded, lotsOf } from './release-lots.js'
import { amountOf, dateOf, outcomeOf } from './release-outcome.js'

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
  const outcome = outcomeOf(withSuppliers(release))
  const lots = tender?.lots ?? []
  const isComplete = statusOf(release) === 'complete'
  const changedAt = dateOf(release.date)
  const deadline = tender?.tenderPeriod?.endDate
  // A lot without a deadline of its own keeps that of the tender when another one has ended.
  const common = lots.some(hasEnded) ? deadline : null
  const closingOfLot = (lot: ReleaseLot) =>
    closingOf(lot.tenderPeriod?.endDate ?? common, isComplete || hasEnded(lot) ? changedAt : null)
  const awards = outcome.awards.length > 0 ? [...outcome.awards, ...endedLots(lots, outcome.awards)] : []
  const kind = kindOf(release, outcome.awards.length > 0)
  const buyer = buyerOf(release)
  // A change of a tender that an earlier list described: an omitted field is unchanged.
  const isChange = !isCompiled && !opening.has(kind) && !tender?.title
  return {
    publicationId: id,
    procedureKey: ocid ? entryId(ocid) : id,
    kind,
    publishedAt: publishedAtOf(release, isCompiled),
    title: isChange ? '' : titleOf(tender?.title),
    organization: isChange && !buyer ? '' : organizationOf(buyer ?? publisher),
    ...(isChange ? { lotsArePartial: true } : {}),
    description: descriptionWithoutContacts(tender?.description),
    ...closingOf(deadline, isComplete ? changedAt : null),
    place: placeOf(townOf(release)),
    cpv: cpvOf(tender?.items ?? []),
    reference: referenceOf(ocid),
    contractNature: natures.get(tender?.mainProcurementCategory ?? '') ?? null,
    procedureType: procedures.get(tender?.procurementMethod ?? '') ?? null,
    ...statedValue(
      { estimate: amountOf(tender?.value), maximum: null },
      { estimates: lots.map(({ value }) => amountOf(value)), maxima: [] },
    ),
    sourceUrl: urlOf(release),
    tenderType,
    lots: boundedLots(lotsOf(lots, tender?.items ?? [], closingOfLot)),
    ...documentsOf(tender?.documents ?? []),
    ...(awards.length > 0 ? { ...outcome, awards } : {}),
  }
}

const statusOf = ({ tender }: ListedRelease) => tender?.finalStatus ?? tender?.status ?? null

/** A pending award is an intended one; a failed award is none. A contract does not reopen its procedure. */
function kindOf(release: ListedRelease, isDecided: boolean): NoticeKind {
  const status = statusOf(release)
  const isCancelled = release.tag.includes('tenderCancellation')
  if (isDecided && !(isCancelled && release.awards.length === 0)) return 'award'
  if (status === 'withdrawn' || isCancelled) return 'withdrawal'
  const unstated = release.tag.includes('awardUpdate') ? null : 'pending'
  if (release.awards.some(award => (award.finalStatus ?? award.status ?? unstated) === 'pending')) return 'intent'
  if (status === 'planning' || status === 'planned') return 'planning'
  const { tag } = release
  const isLater = tag.length > 0 && tag.every(one => /^(?:award|contract|implementation)/.test(one))
  return isLater || tag.includes('tenderUpdate') || tag.includes('tenderAmendment') ? 'correction' : 'competition'
}

/** A compiled release has the date of its last change, not that of the publication. */
function publishedAtOf({ date, tender }: ListedRelease, isCompiled: boolean): Date | null {
  const changed = dateOf(date)
  const began = isCompiled ? (dateOf(tender?.datePublished) ?? dateOf(tender?.tenderPeriod?.startDate)) : null
  return began && (!changed || began < changed) ? began : changed
}

const partyOf = ({ parties }: ListedRelease) =>
  parties.find(({ roles }) => roles.includes('buyer')) ?? parties.find(({ roles }) => roles.includes('procuringEntity'))

const buyerOf = (release: ListedRelease): string | null =>
  nameIn(release, release.buyer) || nameIn(release, release.tender?.procuringEntity) || partyOf(release)?.name || null

interface Reference {
  readonly id?: string | number | null | undefined
  readonly name?: string | null | undefined
}

/** A reference to an organisation may have only its id; its name is then among the parties. */
const nameIn = ({ parties }: ListedRelease, reference: Reference | null | undefined): string | null =>
  reference?.name || parties.find(({ id }) => isKnown(id) && id === reference?.id)?.name || null

const withSuppliers = (release: ListedRelease): ListedRelease => ({
  ...release,
  awards: release.awards.map(award => ({
    ...award,
    suppliers: award.suppliers.map(supplier => ({ ...supplier, name: nameIn(release, supplier) })),
  })),
})

function townOf(release: ListedRelease): string | null {
  const { locality, region } = partyOf(release)?.address ?? {}
  return locality || region || null
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
