import { type ChangedValues, type DerivedChange, TenderChangeKind } from '../../../tenders/changes/change.js'
import { fingerprint } from '../../../platform/text/fingerprint.js'
import { LotStatus, type NoticeKind, statusTexts, TenderType } from '../../../reference/tender-values.js'
import { draftOf, type NoticeDraft, opening, type StoredDraft } from '../draft.js'
import { byPublication, type FoldedTender, foldNotices } from '../fold.js'
import { isUndecided } from '../fold-lots.js'

/** The history is computed from the first notice and the newest ones, because a framework may have hundreds. */
export const MAX_NOTICES = 50

/** Most former contents that are kept of one notice. */
const MAX_FORMER = 20

/** The content of a notice until its source replaced it under the same number. */
export interface FormerContent {
  readonly content: StoredDraft
  /** ISO 8601. */
  readonly until: string
}

/** A notice with its former contents, oldest first. */
export interface NoticeVersions {
  readonly draft: NoticeDraft
  readonly former: readonly FormerContent[]
}

export interface DerivedHistory {
  /** Newest first; the last one is the first publication. */
  readonly changes: readonly DerivedChange[]
  /** The moment from which `changes` is complete; null when it is complete. */
  readonly since: Date | null
}

interface Step {
  readonly at: Date
  readonly draft: NoticeDraft
}

interface Difference extends ChangedValues {
  readonly kind: TenderChangeKind
  /** Identifies the new value among the changes of the same kind. */
  readonly value: unknown
}

/**
 * History of a tender: folds its notices one by one, and compares each result with the previous one. Depends on what is known, not on the
 * order in which it was read.
 * @param notices of one procedure, in any order
 */
export function historyOf(notices: readonly NoticeVersions[]): DerivedHistory {
  const all = notices
    .flatMap(stepsOf)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || byPublication(one.draft, other.draft))
  const isWhole = all.length <= MAX_NOTICES + 1
  const steps = isWhole ? all : [all[0]!, ...all.slice(-MAX_NOTICES)]
  const current = new Map<string, NoticeDraft>()
  const times = new Map<string, number>()
  let before: FoldedTender | null = null
  let opened: NoticeKind | null = null
  const found = steps.map(({ at: publishedAt, draft }, index) => {
    const { publicationId, kind: noticeKind } = draft
    const isEdit = current.has(publicationId)
    current.set(publicationId, draft)
    const after = foldNotices([...current.values()])
    const isNewStage = opening.has(noticeKind) && opened !== noticeKind
    const differences = before
      ? differencesOf(before, after, draft, { isEdit, isNewStage, ...comparedWith(steps[index - 1]!.draft, draft) })
      : [published(noticeKind)]
    before = after
    if (isNewStage) opened = noticeKind
    return differences.map(({ value, ...difference }): DerivedChange => {
      const name = [difference.kind, difference.lotNumber, value]
      const text = JSON.stringify(name)
      const time = (times.get(text) ?? 0) + 1
      times.set(text, time)
      return {
        ...difference,
        publishedAt,
        publicationId,
        noticeKind,
        key: fingerprint([...name, time]).toString('hex'),
      }
    })
  })
  return { changes: found.toReversed().flat(), since: isWhole ? null : steps[1]!.at }
}

/** Descriptions are long and only compared, so a hash stands in for them. */
const withHashes = (draft: NoticeDraft): NoticeDraft => ({
  ...draft,
  description: draft.description ? fingerprint(draft.description).toString('hex') : null,
  lots: draft.lots?.map(({ description: _long, ...lot }) => lot),
})

function stepsOf({ draft, former }: NoticeVersions): Step[] {
  const drafts = [...former.map(({ content }) => draftOf(content)), withHashes(draft)]
  const moments = [drafts[0]!.publishedAt, ...former.map(({ until }) => new Date(until))]
  return drafts.map((each, index) => ({ at: moments[index]!, draft: each }))
}

/**
 * The former contents to store with a notice that its source replaced. Nothing is added for an edit without effect on the tender, or when another
 * version of the connector read it, because then the difference may be ours.
 * @param stored all stored notices of its procedure
 */
export function formerContents(
  stored: readonly NoticeVersions[],
  draft: NoticeDraft,
  now: Date,
): readonly FormerContent[] {
  const own = stored.find(notice => notice.draft.publicationId === draft.publicationId)
  if (!own) return []
  if (own.draft.readerVersion !== draft.readerVersion) return own.former
  const others = stored.filter(notice => notice !== own).map(notice => notice.draft)
  const [before, after] = [own.draft, draft].map(one => foldNotices([...others, one].map(withHashes)))
  if (
    differencesOf(before!, after!, draft, { isEdit: true, isNewStage: false, isRepeat: false, isRepost: false })
      .length === 0
  )
    return own.former
  // Read back from JSON, as it is when it was stored.
  const content = JSON.parse(JSON.stringify(withHashes(own.draft))) as StoredDraft
  return [...own.former, { content, until: now.toISOString() }].slice(-MAX_FORMER)
}

/** Sources publish a notice twice, under two numbers. */
function isRepeat(one: NoticeDraft, other: NoticeDraft): boolean {
  const [former, next] = [one, other].map(draft => fingerprint({ ...withHashes(draft), ...identity }))
  return former!.equals(next!)
}

/** Fields that differ between two publications of the same text. */
const identity: Readonly<Record<'publicationId' | 'publishedAt' | 'refersTo' | 'sourceUrl' | 'readerVersion', null>> = {
  publicationId: null,
  publishedAt: null,
  refersTo: null,
  sourceUrl: null,
  readerVersion: null,
}

const comparedWith = (former: NoticeDraft, draft: NoticeDraft) => ({
  isRepeat: isRepeat(former, draft),
  isRepost: draft.tenderType === TenderType.FREELANCE_CONTRACT && former.procedureKey !== draft.procedureKey,
})

const reposted = (publicationId: string): Difference => ({
  kind: TenderChangeKind.REPOSTED,
  value: publicationId,
  newText: publicationId,
})

const published = (noticeKind: NoticeKind): Difference => ({ kind: TenderChangeKind.PUBLISHED, value: noticeKind })

interface Circumstances {
  /** Its source replaced the content of a notice that was known. */
  readonly isEdit: boolean
  /** The notice begins another stage, such as the call after a consultation. */
  readonly isNewStage: boolean
  /** It says the same as the notice before it. */
  readonly isRepeat: boolean
  /** An assignment under another number than the notice before it. */
  readonly isRepost: boolean
}

function differencesOf(
  before: FoldedTender,
  after: FoldedTender,
  { kind, publicationId }: NoticeDraft,
  { isEdit, isNewStage, isRepeat: isSame, isRepost }: Circumstances,
): readonly Difference[] {
  const opens = opening.has(kind) && !isEdit
  const found = [
    ...(opens ? (isRepost ? [reposted(publicationId)] : isSame ? [] : [published(kind)]) : outcome(before, after)),
    // A consultation closes earlier than the tender that results from it, which is not an extension.
    ...closingDates(before, after).map(change => (isNewStage ? { ...change, oldDate: null } : change)),
    ...amount(TenderChangeKind.ESTIMATED_VALUE, before.estimatedValue, after.estimatedValue, before, after),
    ...amount(TenderChangeKind.MAXIMUM_VALUE, before.maximumValue, after.maximumValue, before, after),
    ...text(TenderChangeKind.PLACE, before.place, after.place),
    ...text(TenderChangeKind.CPV, before.cpv.join(', '), after.cpv.join(', ')),
    ...(before.title === after.title ? [] : [{ kind: TenderChangeKind.TITLE, value: after.title }]),
    ...(before.description === after.description
      ? []
      : [{ kind: TenderChangeKind.DESCRIPTION, value: after.description }]),
  ]
  const isSilentCorrection = found.length === 0 && kind === 'correction' && !isEdit && !isSame
  return isSilentCorrection ? [{ kind: TenderChangeKind.CORRECTION, value: publicationId }] : found
}

/** The outcomes of lots and an award imply the change of status. */
function outcome(before: FoldedTender, after: FoldedTender): readonly Difference[] {
  const lots = lotOutcomes(before, after)
  if (lots.length > 0) return lots
  const [former, award] = [before, after].map(awardOf)
  if (JSON.stringify(former) !== JSON.stringify(award))
    return [
      {
        kind: TenderChangeKind.AWARD,
        value: award,
        oldText: before.awardWinner,
        newText: after.awardWinner,
        oldAmount: before.awardValue,
        newAmount: after.awardValue,
        oldCurrency: before.awardCurrency,
        newCurrency: after.awardCurrency,
      },
    ]
  if (before.status === after.status) return []
  const [oldText, newText] = [before.status, after.status]
  return [{ kind: TenderChangeKind.STATUS, value: newText, oldText, newText }]
}

const awardOf = ({ awardWinner, awardValue, awardCurrency }: FoldedTender) => [awardWinner, awardValue, awardCurrency]

/** The lots that got another outcome. A notice that ends the whole procedure is one change of status instead. */
function lotOutcomes(before: FoldedTender, after: FoldedTender): readonly Difference[] {
  const isEndOfAll = before.status !== after.status && endings.has(after.status)
  if (after.lots.length < 2 || isEndOfAll) return []
  const known = new Map(before.lots.map(lot => [lot.number, lot]))
  return after.lots.flatMap(lot => {
    const former = known.get(lot.number)
    const isSame =
      lot.decision === (former?.decision ?? null) &&
      lot.winner === (former?.winner ?? null) &&
      lot.awardValue === (former?.awardValue ?? null)
    if (isSame) return []
    const { number: lotNumber, title: lotTitle, decision, awardValue: newAmount, awardCurrency: newCurrency } = lot
    const newText = lot.winner ?? lot.reason
    const lotStatus = decision ?? LotStatus.OPEN
    const value = [lotStatus, newText, newAmount, newCurrency]
    return [{ kind: TenderChangeKind.LOT, value, lotNumber, lotTitle, lotStatus, newText, newAmount, newCurrency }]
  })
}

const endings: ReadonlySet<string> = new Set([statusTexts.withdrawn, statusTexts.notAwarded])

/** Those of the lots when they differ, else that of the whole. */
function closingDates(before: FoldedTender, after: FoldedTender): readonly Difference[] {
  if (before.lotClosingDates.length === 0 && after.lotClosingDates.length === 0) return closingDate(before, after)
  const known = new Map(before.lots.filter(isUndecided).map(lot => [lot.number, lot]))
  const ofLots = after.lots.flatMap(lot => {
    const former = known.get(lot.number)
    return former
      ? closingDate(former, lot).map(change => ({ ...change, lotNumber: lot.number, lotTitle: lot.title }))
      : []
  })
  return known.size > 0 ? ofLots : closingDate(before, after)
}

interface Closing {
  readonly closingDate: Date | null
}

function closingDate({ closingDate: oldDate }: Closing, { closingDate: newDate }: Closing): readonly Difference[] {
  if (oldDate?.getTime() === newDate?.getTime()) return []
  return [{ kind: TenderChangeKind.CLOSING_DATE, value: newDate, oldDate, newDate }]
}

function amount(
  kind: TenderChangeKind,
  oldAmount: number | null,
  newAmount: number | null,
  { currency: oldCurrency }: FoldedTender,
  { currency: newCurrency }: FoldedTender,
): readonly Difference[] {
  const isSame = oldAmount === newAmount && (oldCurrency === newCurrency || newAmount === null)
  return isSame ? [] : [{ kind, value: [newAmount, newCurrency], oldAmount, newAmount, oldCurrency, newCurrency }]
}

function text(kind: TenderChangeKind, oldText: string | null, newText: string | null): readonly Difference[] {
  return oldText === newText ? [] : [{ kind, value: newText, oldText, newText }]
}
