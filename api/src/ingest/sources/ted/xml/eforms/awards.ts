import { unique } from '../../../../../platform/text/lists.js'
import { type Amount, isSameAmount, sumOfContracts } from '../../../../notices/amount.js'
import { type Award, BETWEEN_WINNERS, withoutAward } from '../../../../notices/draft.js'
import { nonAwardReason } from '../../../../../reference/non-award-reasons.js'
import { type AwardStatus, LotStatus } from '../../../../../reference/tender-values.js'
import { countOf } from '../../../source-amount.js'
import { amountOf } from '../values/amounts.js'
import { dayOf } from '../../../source-day.js'
import { UnreadableXml } from '../../../xml/unreadable-xml.js'
import { isPresent, lineOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'
import type { Organizations } from './organizations.js'

/** Code list winner-selection-status (BT-142). */
const statusByCode: ReadonlyMap<string, AwardStatus> = new Map([
  ['selec-w', LotStatus.AWARDED],
  ['clos-nw', LotStatus.NOT_AWARDED],
  ['open-nw', LotStatus.PENDING],
])

/**
 * Denial of service: limits the references of all decisions together, because many decisions may each name the same
 * many tenders. Real notices stay far below it.
 */
const MAX_MENTIONED = 5_000_000

interface Tender {
  readonly lot: string | null
  readonly parties: readonly string[]
  readonly isFirst: boolean
  readonly amount: Amount | null
}
interface Contract {
  readonly tenders: readonly string[]
  readonly awarded: string | null
  readonly issued: string | null
}
interface Decision {
  readonly lot: string | null
  readonly status: AwardStatus
  readonly reason: string | null
  readonly bidCount: number | null
  readonly contracts: readonly Contract[]
  readonly tenders: readonly Tender[]
}

/**
 * Resolves references: a decision to its tenders, a tender to its party, a party to its organizations.
 * @throws UnreadableXml
 */
export function awardsOf(root: XmlElement, extension: XmlElement | null, organizations: Organizations): Award[] {
  const result = extension?.child('NoticeResult')
  if (!result) return []
  const parties = byId(result, 'TenderingParty', party =>
    idsIn(party, 'Tenderer')
      .map(id => organizations.get(id)?.name)
      .filter(isPresent),
  )
  // A required field that is often filled with the dummy 2000-01-01.
  const ofNotice = dayOf(root.first('TenderResult', 'AwardDate')?.text)

  const awards: Award[] = []
  let mentioned = 0
  for (const { lot, status, reason, bidCount, contracts, tenders } of decisionsIn(result)) {
    if (status !== LotStatus.AWARDED) {
      awards.push({ ...withoutAward(lot, reason, status), ...(bidCount === null ? {} : { bidCount }) })
      continue
    }
    const winners = found(unique(tenders.flatMap(tender => tender.parties)), parties).flat()
    const winner = unique(winners).join(BETWEEN_WINNERS) || null
    mentioned += contracts.reduce((sum, contract) => sum + contract.tenders.length, winner?.length ?? 0)
    if (mentioned > MAX_MENTIONED) throw new UnreadableXml('De gunningen verwijzen te vaak naar hetzelfde.')
    const amount = sumOfContracts(tenders.map(tender => tender.amount))
    awards.push({
      lot,
      winner,
      date:
        latest(contracts.map(({ awarded }) => awarded)) ?? latest(contracts.map(({ issued }) => issued)) ?? ofNotice,
      value: amount?.value ?? null,
      currency: amount?.currency ?? null,
      ...(bidCount === null ? {} : { bidCount }),
    })
  }
  return awards
}

/** One per lot result; or one per contract and lot where there are no results, as in contract modification notices. */
function* decisionsIn(result: XmlElement): Iterable<Decision> {
  const tenders = byId(result, 'LotTender', tenderOf)
  const contracts = byId(result, 'SettledContract', contractOf)
  const results = result.all('LotResult')
  for (const lotResult of results) {
    const status = statusOf(lotResult)
    if (!status) continue
    const isAwarded = status === LotStatus.AWARDED
    const settled = isAwarded ? found(unique(idsIn(lotResult, 'SettledContract')), contracts) : []
    yield {
      lot: lotOf(lotResult),
      status,
      reason: isAwarded ? null : nonAwardReason(lotResult.first('DecisionReason', 'DecisionReasonCode')?.text),
      bidCount: bidCountOf(lotResult),
      contracts: settled,
      tenders: isAwarded ? winningTenders(lotResult, settled, tenders) : [],
    }
  }
  if (results.length > 0) return
  for (const contract of contracts.values())
    for (const [lot, ofLot] of byLot(found(contract.tenders, tenders)))
      yield { lot, status: LotStatus.AWARDED, reason: null, bidCount: null, contracts: [contract], tenders: ofLot }
}

const tenderOf = (tender: XmlElement): Tender => {
  const amount = tender.first('LegalMonetaryTotal', 'PayableAmount')
  return {
    lot: lotOf(tender),
    parties: idsIn(tender, 'TenderingParty'),
    isFirst: tender.child('RankCode')?.text === '1',
    amount: amountOf(amount?.text, amount?.attribute('currencyID')),
  }
}

const contractOf = (contract: XmlElement): Contract => ({
  tenders: idsIn(contract, 'LotTender'),
  awarded: dayOf(contract.child('AwardDate')?.text),
  issued: dayOf(contract.child('IssueDate')?.text),
})

function byLot(tenders: readonly Tender[]): ReadonlyMap<string | null, readonly Tender[]> {
  const lots = new Map<string | null, Tender[]>()
  for (const tender of tenders) {
    const others = lots.get(tender.lot)
    if (others) others.push(tender)
    else lots.set(tender.lot, [tender])
  }
  return lots
}

/** Number of tenders received, without requests to participate. */
const bidCountOf = (lotResult: XmlElement): number | null =>
  countOf(
    lotResult
      .all('ReceivedSubmissionsStatistics')
      .find(statistics => statistics.child('StatisticsCode')?.text === 'tenders')
      ?.child('StatisticsNumeric')?.text,
  )

/** Null for an unknown code; a VEAT and a modification have no code. */
function statusOf(lotResult: XmlElement): AwardStatus | null {
  const code = lotResult.child('TenderResultCode')?.text
  if (code) return statusByCode.get(code) ?? null
  if (lotResult.child('DecisionReason')) return LotStatus.NOT_AWARDED
  return idsIn(lotResult, 'LotTender').length > 0 ? LotStatus.AWARDED : null
}

/**
 * The winners among the tenders of a result, which may list every tender: those in its contracts, else those ranked
 * first, else the only bid. A contract may cover several lots, each with its own tender. Otherwise the winner is
 * unknown, because competing bids are never added up.
 */
function winningTenders(
  lotResult: XmlElement,
  contracts: readonly Contract[],
  tenders: ReadonlyMap<string, Tender>,
): readonly Tender[] {
  const lot = lotOf(lotResult)
  const listed = new Set(idsIn(lotResult, 'LotTender'))
  const contracted = unique(contracts.flatMap(contract => contract.tenders))
  const both = contracted.filter(id => listed.has(id))
  if (both.length > 0) return found(both, tenders)
  const ofLot = found(contracted, tenders).filter(tender => tender.lot === lot)
  if (ofLot.length > 0) return ofLot
  const inList = found([...listed], tenders)
  const first = inList.filter(({ isFirst }) => isFirst)
  if (first.length > 0) return first
  return inList.every(tender => isSameBid(tender, inList[0]!)) ? inList : []
}

const isSameBid = (one: Tender, other: Tender): boolean =>
  one === other ||
  (isSameAmount(one.amount, other.amount) &&
    one.parties.length === other.parties.length &&
    one.parties.every((party, index) => party === other.parties[index]))

const latest = (days: readonly (string | null)[]): string | null => days.filter(isPresent).toSorted().at(-1) ?? null

const byId = <Value>(result: XmlElement, name: string, valueOf: (element: XmlElement) => Value) =>
  new Map(result.all(name).map(element => [element.child('ID')?.text ?? '', valueOf(element)]))

const found = <Value>(ids: readonly string[], values: ReadonlyMap<string, Value>): readonly Value[] =>
  ids.map(id => values.get(id)).filter(isPresent)

/** BT-161, the total value of all contracts that the notice awards. */
export function awardTotalOf(extension: XmlElement | null): Amount | null {
  const total = extension?.first('NoticeResult', 'TotalAmount')
  return amountOf(total?.text, total?.attribute('currencyID'))
}

const lotOf = (element: XmlElement): string | null => lineOf(element.first('TenderLot', 'ID'))

const idsIn = (element: XmlElement, name: string): string[] => element.all(name, 'ID').map(id => id.text)
