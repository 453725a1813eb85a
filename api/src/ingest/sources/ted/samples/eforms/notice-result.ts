import { dayWithZone, type PublishedNotice } from '../published-notice.js'
import { codeOf, type Element, element, euros, idOf, inDutch } from './element.js'
import { lotsOf, type NumberedLot } from './lots.js'
import { winnersById } from './organizations.js'

/** A tender that won a lot; in a framework, a lot has several, each with its own contract. */
interface Tender {
  readonly lot: NumberedLot
  readonly winner: string
  /** Number part of `TEN-0001`, `TPA-0001` and `CON-0001` alike. */
  readonly number: string
  readonly rank: number
  readonly award: NonNullable<NumberedLot['award']>
}

/** References: lot results to tenders and contracts, a tender to its party, a party to its organizations. */
export function noticeResult(notice: PublishedNotice): Element {
  const lots = lotsOf(notice.sample)
  const tenders = tendersFor(lots)
  const organizations = winnersById(notice.sample)
  const values = lots.flatMap(({ award }) => (award ? [award.value] : []))
  return element('efac:NoticeResult', [
    values.every(value => value !== null) && values.length > 0
      ? euros(
          'cbc:TotalAmount',
          values.reduce((sum, value) => sum + value, 0),
        )
      : null,
    // A modification has contracts only; a lot that is not yet decided has no result.
    ...(notice.sample.kind === 'modif' ? [] : lots.filter(({ award }) => award !== undefined)).map((lot, index) =>
      lotResult(notice, lot, index + 1, tenders),
    ),
    ...tenders.map(lotTender),
    ...tenders.map(tender => settledContract(notice, tender)),
    ...tenders.map(({ number, winner }) =>
      element('efac:TenderingParty', [
        idOf('tendering-party', `TPA-${number}`),
        element('efac:Tenderer', [
          idOf('organization', organizations.get(winner) ?? ''),
          element('efbc:GroupLeadIndicator', 'false'),
        ]),
      ]),
    ),
  ])
}

function tendersFor(lots: readonly NumberedLot[]): readonly Tender[] {
  const winners = lots.flatMap(lot => {
    const { award } = lot
    return award ? award.winners.map((winner, index) => ({ lot, award, winner, rank: index + 1 })) : []
  })
  return winners.map((tender, index) => ({ ...tender, number: String(index + 1).padStart(4, '0') }))
}

function lotResult(
  { sample }: PublishedNotice,
  lot: NumberedLot,
  position: number,
  tenders: readonly Tender[],
): Element {
  const own = tenders.filter(tender => tender.lot === lot)
  const isAwarded = own.length > 0
  return element('efac:LotResult', [
    idOf('result', `RES-${String(position).padStart(4, '0')}`),
    // A VEAT chooses no winner, so it has no selection status.
    sample.kind === 'veat'
      ? null
      : codeOf('cbc:TenderResultCode', 'winner-selection-status', isAwarded ? 'selec-w' : 'clos-nw'),
    isAwarded
      ? null
      : element('efac:DecisionReason', [codeOf('efbc:DecisionReasonCode', 'non-award-justification', 'no-rece')]),
    ...own.map(({ number }) => element('efac:LotTender', [idOf('tender', `TEN-${number}`)])),
    sample.kind === 'veat'
      ? null
      : element('efac:ReceivedSubmissionsStatistics', [
          codeOf('efbc:StatisticsCode', 'received-submission-type', 'tenders'),
          element('efbc:StatisticsNumeric', isAwarded ? own.length + 2 : 0),
        ]),
    ...own.map(({ number }) => element('efac:SettledContract', [idOf('contract', `CON-${number}`)])),
    element('efac:TenderLot', [idOf('Lot', lot.id)]),
  ])
}

/** In a framework, each tender has the value of the whole. */
const lotTender = ({ lot, award, number, rank }: Tender): Element =>
  element('efac:LotTender', [
    idOf('tender', `TEN-${number}`),
    element('cbc:RankCode', rank),
    award.value === null ? null : element('cac:LegalMonetaryTotal', [euros('cbc:PayableAmount', award.value)]),
    element('efac:TenderingParty', [idOf('tendering-party', `TPA-${number}`)]),
    element('efac:TenderLot', [idOf('Lot', lot.id)]),
    element('efac:TenderReference', [element('cbc:ID', `${lot.id}/${rank}`)]),
  ])

function settledContract({ sample, today, publishedOn }: PublishedNotice, { award, lot, number }: Tender): Element {
  // The contract of a VEAT has not been signed yet.
  const signedOn = sample.kind === 'veat' ? null : publishedOn.minus({ days: 1 })
  return element('efac:SettledContract', [
    idOf('contract', `CON-${number}`),
    signedOn && element('cbc:IssueDate', dayWithZone(signedOn)),
    element('cbc:AwardDate', dayWithZone(today.minus({ days: award.daysAgo }))),
    inDutch('cbc:Title', lot.title),
    element('efac:ContractReference', [element('cbc:ID', `${sample.procedure}-${number}`)]),
    element('efac:LotTender', [idOf('tender', `TEN-${number}`)]),
  ])
}
