import type { Amount } from '../../../notices/amount.js'
import type { Award } from '../../../notices/draft.js'
import { nonAwardReasonInWords } from '../../../../reference/non-award-reasons.js'
import type { AwardStatus } from '../../../../reference/tender-values.js'
import { countOf } from '../../source-amount.js'
import { areTenders, type Meaning, meaningOf, statusIn } from './eforms-labels.js'
import { awardOf, unrepeated } from './lot-award.js'
import { folded, type PageLine } from './page-lines.js'
import { amountIn, dayIn, nameOf } from './page-values.js'

export interface PageAwards {
  readonly awards: readonly Award[]
  readonly awardTotal: Amount | null
}

interface Tender {
  lot: string | null
  amount: Amount | null
}
/** A winner, or a group that tendered jointly. */
interface Party {
  readonly names: string[]
  readonly tenders: Tender[]
}
type Part = 'head' | Extract<Meaning, 'winners' | 'losers' | 'statistics'> | 'other'

interface Lot {
  readonly lot: string | null
  status: AwardStatus | null
  reason: string | null
  part: Part
  readonly parties: Party[]
  /** Whether the current official name is that of a winner, because buyers and subcontractors have one too. */
  isNaming: boolean
  readonly decidedOn: string[]
  readonly concludedOn: string[]
  bidKind: string | null
  readonly bidCounts: Set<number | null>
}

/** Reads section 6 (results) of an eForms notice as TenderNed renders it. Null when the page has none. */
export function readEformsPage(lines: readonly PageLine[]): PageAwards | null {
  const section = resultsIn(lines)
  if (!section) return null
  const lots: Lot[] = []
  let lot: Lot | null = null
  let awardTotal: Amount | null = null
  for (const line of section) {
    const meaning = meaningOf(line.label)
    if (meaning === 'total') awardTotal = amountIn(line.value)
    if (meaning === 'lot') lots.push((lot = lotFrom(line.value)))
    else if (levelOf(line) === 2) lot = null
    else if (lot) readLine(lot, line, meaning)
  }
  const awards = unrepeated(lots.flatMap(one => outcomeOf(one) ?? []))
  return {
    awards,
    awardTotal: awards.every(({ status }) => status !== undefined) && awards.length > 0 ? null : awardTotal,
  }
}

const levelOf = ({ number }: PageLine): number => number?.split('.').length ?? 0

/** Sections start at first-level headings: the buyer is in 1, all organisations are in 8. */
function resultsIn(lines: readonly PageLine[]): readonly PageLine[] | null {
  const start = lines.findIndex(line => levelOf(line) === 1 && meaningOf(line.label) === 'results')
  if (start < 0) return null
  const rest = lines.slice(start + 1)
  const end = rest.findIndex(line => levelOf(line) === 1)
  return end < 0 ? rest : rest.slice(0, end)
}

const lotFrom = (value: string): Lot => ({
  lot: /^[\w-]{1,20}$/.test(value) ? value : null,
  status: null,
  reason: null,
  part: 'head',
  parties: [],
  isNaming: false,
  decidedOn: [],
  concludedOn: [],
  bidKind: null,
  bidCounts: new Set(),
})

const isPart = (meaning: Meaning | null): meaning is Extract<Meaning, Part> =>
  meaning === 'winners' || meaning === 'losers' || meaning === 'statistics'

function readLine(lot: Lot, line: PageLine, meaning: Meaning | null): void {
  if (isPart(meaning) || levelOf(line) > 2) {
    lot.part = isPart(meaning) ? meaning : 'other'
    lot.isNaming = false
  } else if (lot.part === 'head') readStatus(lot, line, meaning)
  else if (lot.part === 'winners') readWinner(lot, line, meaning)
  else if (lot.part === 'statistics') readStatistics(lot, line, meaning)
}

function readStatus(lot: Lot, { label, value }: PageLine, meaning: Meaning | null): void {
  lot.status ??= statusIn(label) ?? statusIn(folded(value))
  if (meaning === 'reason') lot.reason = nonAwardReasonInWords(value)
}

function readWinner(lot: Lot, { value }: PageLine, meaning: Meaning | null): void {
  const party = lot.parties.at(-1)
  if (meaning === 'winner') {
    if (!party || party.tenders.length > 0) lot.parties.push({ names: [], tenders: [] })
    lot.isNaming = true
    // The name is on the heading's own line.
    addName(lot, value)
  } else if (meaning === 'name') {
    if (lot.isNaming) addName(lot, value)
  } else if (meaning === 'decidedOn') add(lot.decidedOn, dayIn(value))
  else if (meaning === 'concludedOn') add(lot.concludedOn, dayIn(value))
  else if (meaning === 'tender') {
    lot.isNaming = false
    party?.tenders.push({ lot: null, amount: null })
  } else if (meaning === 'tenderLot' || meaning === 'amount') {
    const tender = party && (party.tenders.at(-1) ?? addTender(party))
    if (tender && meaning === 'tenderLot') tender.lot = /^LOT-\d{1,4}$/.exec(value)?.[0] ?? null
    if (tender && meaning === 'amount') tender.amount = amountIn(value)
  } else if (value === '') lot.isNaming = false
}

function addTender({ tenders }: Party): Tender {
  const tender = { lot: null, amount: null }
  tenders.push(tender)
  return tender
}

const addName = (lot: Lot, value: string) => add(lot.parties.at(-1)?.names ?? [], nameOf(value))

function add(values: string[], value: string | null): void {
  if (value !== null) values.push(value)
}

function readStatistics(lot: Lot, { value }: PageLine, meaning: Meaning | null): void {
  if (meaning === 'bidKind') lot.bidKind = value
  if (meaning !== 'bidCount') return
  if (lot.bidKind === null || areTenders(lot.bidKind)) lot.bidCounts.add(countOf(value))
  lot.bidKind = null
}

/** A contract may cover several lots, each with its own tender; ignores the tenders of other lots. */
function outcomeOf({ lot, status, reason, parties, decidedOn, concludedOn, bidCounts }: Lot): Award | null {
  const isOfLot = (tender: Tender) => tender.lot === null || lot === null || tender.lot === lot
  const winning = parties
    .map(({ names, tenders }) => ({ names, isWithout: tenders.length === 0, tenders: tenders.filter(isOfLot) }))
    .filter(({ isWithout, tenders }) => isWithout || tenders.length > 0)
  const [bidCount = null, ...others] = bidCounts
  return awardOf({
    lot,
    status,
    reason,
    winners: winning.flatMap(({ names }) => names),
    amounts: winning.flatMap(({ tenders, isWithout }) => (isWithout ? [null] : tenders.map(({ amount }) => amount))),
    decidedOn,
    concludedOn,
    bidCount: others.length > 0 ? null : bidCount,
  })
}
