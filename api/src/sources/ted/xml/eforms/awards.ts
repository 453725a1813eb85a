import { type Award, BETWEEN_WINNERS } from '../../../../notices/draft.js'
import { type Amount, amountOf, sumOf } from '../amounts.js'
import { dayOf } from '../dates.js'
import { isPresent, lineOf, unique } from '../words.js'
import type { XmlElement } from '../xml-element.js'
import type { Organizations } from './organizations.js'

/** `selec-w`: a winner was chosen. The others: none was, or not yet. */
const AWARDED = 'selec-w'

interface Decision {
  readonly lot: string | null
  readonly contracts: readonly XmlElement[]
  readonly tenders: readonly XmlElement[]
}

/** A decision names tenders, a tender its party, a party its organizations. */
export function awardsOf(root: XmlElement, extension: XmlElement | null, organizations: Organizations): Award[] {
  const result = extension?.child('NoticeResult')
  if (!result) return []
  const parties = byId(result, 'TenderingParty')
  // Obligatory, so it is often 2000-01-01.
  const ofNotice = dayOf(root.first('TenderResult', 'AwardDate')?.text)

  return decisionsIn(result).map(({ lot, contracts, tenders }) => {
    const winners = tenders
      .flatMap(tender => idsIn(tender, 'TenderingParty'))
      .flatMap(id => idsIn(parties.get(id), 'Tenderer'))
      .map(id => organizations.get(id)?.name)
      .filter(isPresent)
    const amount = amountIn(tenders)
    return {
      lot,
      winner: unique(winners).join(BETWEEN_WINNERS) || null,
      date: latest(contracts, 'AwardDate') ?? latest(contracts, 'IssueDate') ?? ofNotice,
      value: amount?.value ?? null,
      currency: amount?.currency ?? null,
    }
  })
}

/** One a lot result; one a contract and lot where there are no results, as in notices of modifications. */
function decisionsIn(result: XmlElement): readonly Decision[] {
  const tenders = byId(result, 'LotTender')
  const contracts = byId(result, 'SettledContract')
  const results = result.all('LotResult')
  if (results.length > 0)
    return results.filter(isAwarded).map(lotResult => {
      const settled = found(idsIn(lotResult, 'SettledContract'), contracts)
      return { lot: lotOf(lotResult), contracts: settled, tenders: winningTenders(lotResult, settled, tenders) }
    })
  return [...contracts.values()].flatMap(contract => {
    const contracted = found(idsIn(contract, 'LotTender'), tenders)
    return unique(contracted.map(lotOf)).map(lot => ({
      lot,
      contracts: [contract],
      tenders: contracted.filter(tender => lotOf(tender) === lot),
    }))
  })
}

function isAwarded(lotResult: XmlElement): boolean {
  const code = lotResult.child('TenderResultCode')?.text
  return code ? code === AWARDED : idsIn(lotResult, 'LotTender').length > 0
}

/**
 * A result may list every tender; those in its contracts won. A contract may be for several lots, each with a tender
 * of its own.
 */
function winningTenders(
  lotResult: XmlElement,
  contracts: readonly XmlElement[],
  tenders: ReadonlyMap<string, XmlElement>,
): readonly XmlElement[] {
  const listed = idsIn(lotResult, 'LotTender')
  const contracted = unique(contracts.flatMap(contract => idsIn(contract, 'LotTender')))
  const both = contracted.filter(id => listed.includes(id))
  if (both.length > 0) return found(both, tenders)
  const ofLot = found(contracted, tenders).filter(tender => lotOf(tender) === lotOf(lotResult))
  if (ofLot.length > 0) return ofLot
  const inList = found(listed, tenders)
  const first = inList.filter(tender => tender.child('RankCode')?.text === '1')
  return first.length > 0 ? first : inList
}

/** Of a framework with several winners each tender often bears the value of the whole. */
function amountIn(tenders: readonly XmlElement[]): Amount | null {
  const amounts = tenders
    .map(tender => tender.first('LegalMonetaryTotal', 'PayableAmount'))
    .map(amount => amountOf(amount?.text, amount?.attribute('currencyID')))
    .filter(isPresent)
  const [first] = amounts
  return first && amounts.every(({ value }) => value === first.value) ? first : sumOf(amounts)
}

const latest = (contracts: readonly XmlElement[], name: string): string | null =>
  contracts
    .map(contract => dayOf(contract.child(name)?.text))
    .filter(isPresent)
    .toSorted()
    .at(-1) ?? null

const byId = (result: XmlElement, name: string): ReadonlyMap<string, XmlElement> =>
  new Map(result.all(name).map(element => [element.child('ID')?.text ?? '', element]))

const found = (ids: readonly string[], elements: ReadonlyMap<string, XmlElement>): readonly XmlElement[] =>
  ids.map(id => elements.get(id)).filter(isPresent)

const lotOf = (element: XmlElement): string | null => lineOf(element.first('TenderLot', 'ID'))

const idsIn = (element: XmlElement | undefined, name: string): string[] =>
  element?.all(name, 'ID').map(id => id.text) ?? []
