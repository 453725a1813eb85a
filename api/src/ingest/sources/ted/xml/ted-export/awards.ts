import { unique } from '../../../../../platform/text/lists.js'
import type { Amount } from '../../../../notices/amount.js'
import { type Award, BETWEEN_WINNERS, withoutAward } from '../../../../notices/draft.js'
import { DISCONTINUED, UNSUCCESSFUL } from '../../../../../reference/non-award-reasons.js'
import { countOf } from '../../../source-amount.js'
import { amountOf } from '../values/amounts.js'
import { dayOf } from '../../../source-day.js'
import { isPresent, lineOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'
import { costOf } from './cost.js'
import { organisationIn } from './organisation.js'
import { writtenDay } from './written-day.js'

/** One award per contract. Reads OFFICIALNAME of winners only, because the buyer and the court have one too. */
export function awardsOf(form: XmlElement): Award[] {
  const contracts = form.all('AWARD_CONTRACT').map(contractAward).filter(isPresent)
  const prizes = form.all('RESULTS', 'AWARDED_PRIZE').map(prizeAward)
  const noPrizes = form.all('RESULTS', 'NO_AWARDED_PRIZE').map(prize => notAwarded(null, prize))
  const older = form.descendants(isOlderAward).map(olderAward).filter(isPresent)
  return [...contracts, ...prizes, ...noPrizes, ...older]
}

/** Total value of all contracts of the notice, stated beside its object. */
export const awardTotalOf = (form: XmlElement): Amount | null => priceOf(form.first('OBJECT_CONTRACT', 'VAL_TOTAL'))

/** Null when it states neither that a contract was awarded nor that none was. */
function contractAward(award: XmlElement): Award | null {
  const lot = lineOf(award.child('LOT_NO'))
  const none = award.child('NO_AWARDED_CONTRACT')
  if (none) return notAwarded(lot, none)
  const contract = award.child('AWARDED_CONTRACT')
  if (!contract) return null
  // The first schemas of 2014 have no CONTRACTORS element.
  const contractors = [
    ...contract.all('CONTRACTOR'),
    ...contract
      .all('CONTRACTORS')
      .filter(isPublic)
      .flatMap(all => all.all('CONTRACTOR')),
  ]
  const values = contract.child('VALUES')
  // VAL_RANGE_TOTAL is the range of the offers, not the value of the contract.
  const amount = !values || isPublic(values) ? priceOf((values ?? contract).child('VAL_TOTAL')) : null
  return awardOf({
    lot,
    winners: contractors.map(contractor => lineOf(contractor.first('ADDRESS_CONTRACTOR', 'OFFICIALNAME'))),
    date: dayOf(contract.child('DATE_CONCLUSION_CONTRACT')?.text),
    amount,
    bidCount: bidCountOf(contract.child('TENDERS')),
  })
}

function notAwarded(lot: string | null, none: XmlElement): Award {
  if (none.child('PROCUREMENT_UNSUCCESSFUL')) return withoutAward(lot, UNSUCCESSFUL)
  return withoutAward(lot, none.child('PROCUREMENT_DISCONTINUED') ? DISCONTINUED : null)
}

const prizeAward = (prize: XmlElement): Award =>
  awardOf({
    lot: null,
    winners: prize.all('WINNERS', 'WINNER', 'ADDRESS_WINNER', 'OFFICIALNAME').map(lineOf),
    date: dayOf(prize.child('DATE_DECISION_JURY')?.text),
    amount: priceOf(prize.child('VAL_PRIZE')),
  })

/** AWARD_OF_CONTRACT, also with _DEFENCE; AWARD_AND_CONTRACT_VALUE of the utilities; RESULT_CONTEST of a design contest. */
const isOlderAward = (name: string) =>
  name.startsWith('AWARD_OF_CONTRACT') || name === 'AWARD_AND_CONTRACT_VALUE' || name === 'RESULT_CONTEST'
const isWinner = (name: string) => name.startsWith('ECONOMIC_OPERATOR_NAME_ADDRESS') || name === 'NAME_ADDRESS_WINNER'
const isDecisionDate = (name: string) => name === 'CONTRACT_AWARD_DATE' || name === 'DATE_OF_CONTRACT_AWARD'

function olderAward(award: XmlElement): Award | null {
  const winners = award.descendants(isWinner).map(organisationIn)
  if (winners.length === 0) return null
  return awardOf({
    lot: lineOf(award.child('LOT_NUMBER')),
    winners,
    date: writtenDay(award.descendants(isDecisionDate)[0]),
    amount: olderAmount(award),
    bidCount: countOf(award.descendants(name => name === 'OFFERS_RECEIVED_NUMBER')[0]?.text),
  })
}

/** The final value, not the initial estimate or the range of the offers. */
const olderAmount = (award: XmlElement): Amount | null =>
  award
    .descendants(
      name => name === 'COSTS_RANGE_AND_CURRENCY_WITH_VAT_RATE',
      name => name.startsWith('INITIAL_ESTIMATED'),
    )
    .map(cost => (cost.child('RANGE_VALUE_COST') ? null : costOf(cost)))
    .find(isPresent) ?? null

/** Utilities may withhold the winner or the value from publication. */
const isPublic = (element: XmlElement): boolean => element.attribute('PUBLICATION') !== 'NO'

const bidCountOf = (tenders: XmlElement | null): number | null =>
  tenders && isPublic(tenders) ? countOf(tenders.child('NB_TENDERS_RECEIVED')?.text) : null

const priceOf = (element: XmlElement | null | undefined): Amount | null =>
  element && isPublic(element) ? amountOf(element.text, element.attribute('CURRENCY')) : null

interface Found {
  readonly lot: string | null
  readonly winners: readonly (string | null)[]
  readonly date: string | null
  readonly amount: Amount | null
  readonly bidCount?: number | null
}

const awardOf = ({ lot, winners, date, amount, bidCount = null }: Found): Award => ({
  lot,
  winner: unique(winners.filter(isPresent)).join(BETWEEN_WINNERS) || null,
  date,
  value: amount?.value ?? null,
  currency: amount?.currency ?? null,
  ...(bidCount === null ? {} : { bidCount }),
})
