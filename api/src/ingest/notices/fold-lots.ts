import { type LotDecision, LotStatus } from '../../reference/tender-values.js'
import { isKnown, type NoticeDraft, type NoticeLot, opening } from './draft.js'
import type { DecidedLot, FoldedAwards } from './fold-awards.js'
import { lotKey } from './lot-key.js'

/** A lot according to all notices of its procedure. */
export interface FoldedLot {
  readonly identifier: string
  readonly number: string
  readonly title: string | null
  readonly description: string | null
  readonly cpv: readonly string[]
  readonly nuts: readonly string[]
  readonly place: string | null
  readonly closingDate: Date | null
  readonly closingNote: string | null
  readonly estimatedValue: number | null
  readonly maximumValue: number | null
  readonly valueCurrency: string | null
  readonly startDate: string | null
  readonly endDate: string | null
  readonly duration: string | null
  readonly options: string | null
  /** Null while no notice decides. */
  readonly decision: LotDecision | null
  readonly decidedAt: Date | null
  readonly reason: string | null
  readonly winner: string | null
  readonly awardDate: string | null
  readonly awardValue: number | null
  readonly awardCurrency: string | null
  readonly bidCount: number | null
}

interface Withdrawal {
  readonly at: Date
  readonly reason: string | null
}

/** One lot according to the notices so far, apart from awards. */
interface Described {
  readonly lot: NoticeLot
  /** The newest kind of notice that lists it: a plan (prior announcement or consultation), a call, or only an award. */
  readonly origin: 'plan' | 'call' | 'award'
  /** When the newest call named it: an older decision is about an earlier attempt to award it. */
  readonly calledAt: Date | null
  readonly withdrawn: Withdrawal | null
}

const NOT_NAMED = 'Het perceel staat niet meer in de aankondiging.'
const planned: ReadonlySet<string> = new Set(['planning', 'consultation'])
const inNaturalOrder = new Intl.Collator('nl', { numeric: true })

/** A lot that still waits for an outcome. */
export const isUndecided = ({ decision }: FoldedLot): boolean => decision === null || decision === LotStatus.PENDING

/**
 * All lots of a procedure, in the order of their numbers.
 * @param inTime all notices of the procedure, oldest first
 */
export function foldLots(inTime: readonly NoticeDraft[], awards: FoldedAwards): readonly FoldedLot[] {
  let described: readonly Described[] = []
  for (const notice of inTime) described = afterNotice(described, notice)
  const decisions = new Map(awards.lots.map(decided => [lotKey(decided.lot), decided]))
  const ofAll = awards.isOfWhole && awards.status !== LotStatus.PENDING ? awards : null
  // A number may be in use again for another lot, which then has the decision.
  const current = described.toSorted((one, other) => Number(isDropped(one)) - Number(isDropped(other)))
  const lots = current.flatMap(one => {
    const key = lotKey(one.lot.id)
    const decided = decisions.get(key) ?? null
    decisions.delete(key)
    // An award notice may describe lots that it does not decide about, and that no call mentioned.
    return one.origin === 'award' && !decided ? [] : [withDecision(one, decided, ofAll)]
  })
  const others = [...decisions.values()].map(decided =>
    withDecision({ ...ofAward, lot: { id: decided.lot } }, decided, null),
  )
  return [...lots, ...others].sort((one, other) => inNaturalOrder.compare(one.number, other.number))
}

const isDropped = ({ withdrawn }: Described): boolean => withdrawn?.reason === NOT_NAMED

function afterNotice(described: readonly Described[], notice: NoticeDraft): readonly Described[] {
  const { kind, lots = [], lotsArePartial } = notice
  if (kind === 'award' || kind === 'modification' || kind === 'intent') return withTexts(described, lots)
  if (lots.length === 0) return afterNoticeOfWhole(described, notice)
  return lotsArePartial
    ? withChanges(described, notice, lots)
    : withList(described, notice, withDeadlines(notice, lots))
}

/** Without any deadline of a lot, that of the notice is the deadline of each lot. */
function withDeadlines({ closingDate }: NoticeDraft, lots: readonly NoticeLot[]): readonly NoticeLot[] {
  if (!closingDate || lots.some(lot => isKnown(lot.closingDate) || isKnown(lot.closingNote))) return lots
  return lots.map(lot => ({ ...lot, closingDate: closingDate.toISOString() }))
}

/** A notice that names no lots speaks of all of them. */
function afterNoticeOfWhole(described: readonly Described[], notice: NoticeDraft): readonly Described[] {
  const { kind, publishedAt, closingDate, closingNote } = notice
  if (kind === 'withdrawal')
    return described.map(one => ({ ...one, withdrawn: one.withdrawn ?? { at: publishedAt, reason: null } }))
  const kept = opening.has(kind) ? described.filter(({ origin }) => origin !== 'plan') : described
  if (!isKnown(closingDate) && !isKnown(closingNote)) return kept
  const closing = { closingDate: closingDate?.toISOString() ?? null, closingNote: closingNote ?? null }
  return kept.map(one => ({ ...one, lot: { ...one.lot, ...closing } }))
}

/** An award notice describes its lots again: it only fills in what is unknown. */
const withTexts = (described: readonly Described[], lots: readonly NoticeLot[]): readonly Described[] => {
  const byKey = new Map(lots.map(lot => [lotKey(lot.id), lot]))
  const known = new Set(described.map(({ lot }) => lotKey(lot.id)))
  return [
    ...described.map(one => {
      const named = byKey.get(lotKey(one.lot.id))
      return named ? { ...one, lot: { ...knownFields(named), ...knownFields(one.lot), id: one.lot.id } } : one
    }),
    ...[...byKey].flatMap(([key, lot]) => (known.has(key) ? [] : [{ ...ofAward, lot }])),
  ]
}
const ofAward = { origin: 'award', calledAt: null, withdrawn: null } as const

/** A correction that names only the lots that it changes. A closing date that is none of theirs is that of all other lots. */
function withChanges(
  described: readonly Described[],
  notice: NoticeDraft,
  lots: readonly NoticeLot[],
): readonly Described[] {
  const byKey = new Map(lots.map(lot => [lotKey(lot.id), lot]))
  const hasOwnDate =
    notice.kind === 'correction' && !lots.some(({ closingDate }) => closingDate === notice.closingDate?.toISOString())
  const changed = (hasOwnDate ? afterNoticeOfWhole(described, notice) : described).map(one => {
    const lot = byKey.get(lotKey(one.lot.id))
    byKey.delete(lotKey(one.lot.id))
    return lot ? named(one, lot, notice) : one
  })
  return [...changed, ...[...byKey.values()].map(lot => named(null, lot, notice))]
}

/**
 * A notice that lists its lots. Lots that a correction leaves out are withdrawn; another call or a plan may be about other lots of the same
 * procedure, and replaces only those that were planned.
 */
function withList(
  described: readonly Described[],
  notice: NoticeDraft,
  lots: readonly NoticeLot[],
): readonly Described[] {
  const formers = formersOf(described, lots)
  const used = new Set(formers)
  const rest = described.flatMap((one): Described[] => {
    if (used.has(one)) return []
    if (opening.has(notice.kind)) return one.origin === 'plan' ? [] : [one]
    return [{ ...one, withdrawn: one.withdrawn ?? { at: notice.publishedAt, reason: NOT_NAMED } }]
  })
  return [...lots.map((lot, index) => named(formers[index] ?? null, lot, notice)), ...rest]
}

/** The former description of each lot: by its title, because a correction may renumber lots, else by its number. */
function formersOf(described: readonly Described[], lots: readonly NoticeLot[]): readonly (Described | null)[] {
  const titlesNow = countsOf(lots.map(titleOf))
  const titlesBefore = countsOf(described.map(({ lot }) => titleOf(lot)))
  const isUnique = (title: string) => title !== '' && titlesNow.get(title) === 1 && titlesBefore.get(title) === 1
  const byTitle = new Map(described.map(one => [titleOf(one.lot), one]))
  const byNumber = new Map(described.filter(one => !isDropped(one)).map(one => [lotKey(one.lot.id), one]))
  const sameTitle = lots.map(lot => (isUnique(titleOf(lot)) ? byTitle.get(titleOf(lot))! : null))
  const taken = new Set(sameTitle)
  return lots.map((lot, index) => {
    const sameNumber = byNumber.get(lotKey(lot.id)) ?? null
    return sameTitle[index] ?? (sameNumber && !taken.has(sameNumber) ? sameNumber : null)
  })
}

const titleOf = ({ title }: NoticeLot): string =>
  (title ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function countsOf(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function named(former: Described | null, lot: NoticeLot, { kind, publishedAt }: NoticeDraft): Described {
  const { isWithdrawn, ...given } = lot
  const isCall = kind === 'competition'
  // Once a call named it, a later plan about it takes nothing back.
  const isPlan =
    former?.origin !== 'call' && (planned.has(kind) || (kind === 'correction' && former?.origin === 'plan'))
  const before = isCall ? null : (former?.withdrawn ?? null)
  return {
    lot: { ...knownFields(former?.lot ?? { id: lot.id }), ...closingGiven(given), ...knownFields(given), id: lot.id },
    origin: isPlan ? 'plan' : 'call',
    calledAt: isCall ? publishedAt : (former?.calledAt ?? null),
    withdrawn: isWithdrawn ? { at: publishedAt, reason: null } : before?.reason === NOT_NAMED ? null : before,
  }
}

/** An unreadable closing date replaces a readable one, and the other way round. */
const closingGiven = ({ closingDate, closingNote }: NoticeLot): Partial<NoticeLot> =>
  isKnown(closingDate) || isKnown(closingNote) ? { closingDate: null, closingNote: null } : {}

/** The fields with a value: a later notice without one does not clear it. */
const knownFields = (lot: NoticeLot): NoticeLot =>
  Object.fromEntries(
    Object.entries(lot).filter(([, value]) => isKnown(value) && !(Array.isArray(value) && value.length === 0)),
  ) as unknown as NoticeLot

const isAfter = (decidedAt: Date | null, calledAt: Date | null): boolean =>
  calledAt === null || (decidedAt !== null && decidedAt >= calledAt)

function withDecision(
  { lot, calledAt, withdrawn }: Described,
  decided: DecidedLot | null,
  /** The outcome of the whole, when the newest award notice tells nothing of lots. */
  ofAll: FoldedAwards | null,
): FoldedLot {
  const current = decided && isAfter(decided.decidedAt, calledAt) ? decided : null
  const isEnded = current !== null && current.status !== LotStatus.PENDING
  const outcome = isEnded || !withdrawn ? current : null
  const whole = outcome === null && !withdrawn && ofAll && isAfter(ofAll.decidedAt, calledAt) ? ofAll : null
  return {
    identifier: lot.id,
    number: lotKey(lot.id),
    title: lot.title ?? null,
    description: lot.description ?? null,
    cpv: lot.cpv ?? [],
    nuts: lot.nuts ?? [],
    place: lot.place ?? null,
    closingDate: lot.closingDate ? new Date(lot.closingDate) : null,
    closingNote: lot.closingNote ?? null,
    estimatedValue: lot.estimatedValue ?? null,
    maximumValue: lot.maximumValue ?? null,
    valueCurrency: lot.currency ?? null,
    startDate: lot.startDate ?? null,
    endDate: lot.endDate ?? null,
    duration: lot.duration ?? null,
    options: lot.options ?? null,
    decision: outcome?.status ?? (withdrawn ? LotStatus.WITHDRAWN : (whole?.status ?? null)),
    decidedAt: outcome?.decidedAt ?? withdrawn?.at ?? whole?.decidedAt ?? null,
    reason: outcome ? outcome.reason : (withdrawn?.reason ?? whole?.reason ?? null),
    winner: outcome?.winner ?? null,
    awardDate: outcome?.date ?? null,
    awardValue: outcome?.value ?? null,
    awardCurrency: outcome?.currency ?? null,
    bidCount: outcome?.bidCount ?? null,
  }
}
