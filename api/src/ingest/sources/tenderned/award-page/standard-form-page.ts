import type { Amount } from '../../../notices/amount.js'
import type { Award } from '../../../notices/draft.js'
import { DISCONTINUED, UNSUCCESSFUL } from '../../../../reference/non-award-reasons.js'
import { type AwardStatus, LotStatus } from '../../../../reference/tender-values.js'
import { countOf } from '../../source-amount.js'
import type { PageAwards } from './eforms-page.js'
import { awardOf, unrepeated } from './lot-award.js'
import { folded, type PageLine } from './page-lines.js'
import { amountIn, dayIn, nameOf } from './page-values.js'

type Meaning = 'lot' | 'verdict' | 'day' | 'contractor' | 'name' | 'amount' | 'currency' | 'bidCount'

/** Starts of labels in the Dutch forms before eForms; their ends, such as "(exclusief btw)", vary. */
const beginnings: readonly (readonly [beginning: string, meaning: Meaning])[] = [
  ['Perceel nr', 'lot'],
  ['Een opdracht/perceel wordt gegund', 'verdict'],
  ['Datum van de sluiting van de overeenkomst', 'day'],
  ['Naam en adres van de contractant', 'contractor'],
  ['Officiële benaming', 'name'],
  ['Totale waarde van de opdracht', 'amount'],
  ['Munt', 'currency'],
  ['Aantal ontvangen inschrijvingen', 'bidCount'],
]
const byBeginning = beginnings.map(([beginning, meaning]) => [folded(beginning), meaning] as const)

const meaningOf = (label: string): Meaning | null =>
  byBeginning.find(([beginning]) => label.startsWith(beginning))?.[1] ?? null

interface Contract {
  lot: string | null
  status: AwardStatus | null
  readonly reasons: Set<string>
  readonly winners: string[]
  /** Digits of the amount, until the line with its currency. */
  figure: string | null
  amount: Amount | null
  day: string | null
  bidCount: number | null
  /** Whether the current official name is that of the contractor. */
  isNaming: boolean
  /** Label whose value is in the next paragraph. */
  open: Meaning | null
}

const newContract = (): Contract => ({
  lot: null,
  status: null,
  reasons: new Set(),
  winners: [],
  figure: null,
  amount: null,
  day: null,
  bidCount: null,
  isNaming: false,
  open: null,
})

/** Reads section V (award of contract) of a standard form from before eForms. Null when the page has none. */
export function readStandardFormPage(lines: readonly PageLine[]): PageAwards | null {
  const contracts: Contract[] = []
  let isInside = false
  for (const line of lines) {
    const section = /^afdeling ([ivx]+)\b/.exec(line.label)?.[1]
    if (section) isInside = section === 'v'
    // One heading may be followed by several contracts.
    const isNext = isInside && meaningOf(line.label) === 'lot' && contracts.at(-1)?.status !== null
    if (section === 'v' || isNext) contracts.push(newContract())
    if (isInside) readLine(contracts.at(-1)!, line)
  }
  if (contracts.length === 0) return null
  return { awards: unrepeated(byLot(contracts).flatMap(ofLot => outcomeOf(ofLot) ?? [])), awardTotal: null }
}

function readLine(contract: Contract, line: PageLine): void {
  const meaning = meaningOf(line.label)
  const { open } = contract
  contract.open = null
  if (meaning !== 'currency') contract.figure = null
  if (meaning === null && open !== null && !line.text.includes(':')) {
    readValue(contract, open, line.text)
    return
  }
  if (contract.status === LotStatus.NOT_AWARDED) addReasons(contract.reasons, folded(line.text))
  if (meaning === 'contractor') contract.isNaming = true
  else if (meaning === 'amount' || /^(?:inlichtingen|informatie) over/.test(line.label)) contract.isNaming = false
  if (meaning === null) return
  if (line.value === '') contract.open = meaning
  else readValue(contract, meaning, line.value)
}

const verdicts: ReadonlyMap<string, AwardStatus> = new Map([
  ['ja', LotStatus.AWARDED],
  ['nee', LotStatus.NOT_AWARDED],
])

function readValue(contract: Contract, meaning: Meaning, text: string): void {
  if (meaning === 'lot') contract.lot = /^[\w-]{1,20}$/.test(text) ? text : null
  else if (meaning === 'verdict') contract.status = verdicts.get(folded(text)) ?? null
  else if (meaning === 'day') contract.day = dayIn(text)
  else if (meaning === 'bidCount') contract.bidCount = countOf(text)
  else if (meaning === 'name') {
    const name = contract.isNaming ? nameOf(text) : null
    if (name !== null) contract.winners.push(name)
  } else if (meaning === 'amount') {
    contract.figure = text
    contract.amount = amountIn(text.replace(/ munt:? /i, ' '))
  } else if (meaning === 'currency' && contract.figure !== null)
    contract.amount = amountIn(`${contract.figure} ${text}`)
}

function addReasons(reasons: Set<string>, text: string): void {
  if (/geen inschrijvingen of verzoeken tot deelname ontvangen/.test(text)) reasons.add(UNSUCCESSFUL)
  if (/staken van de procedure|procedure is (?:gestaakt|stopgezet)/.test(text)) reasons.add(DISCONTINUED)
}

/** Each contract without a lot is its own group. */
function byLot(contracts: readonly Contract[]): readonly (readonly Contract[])[] {
  const lots = new Map<string | Contract, Contract[]>()
  for (const contract of contracts) {
    const key = contract.lot ?? contract
    const others = lots.get(key)
    if (others) others.push(contract)
    else lots.set(key, [contract])
  }
  return [...lots.values()]
}

/** A partly awarded lot counts as awarded. */
function outcomeOf(contracts: readonly Contract[]): Award | null {
  const awarded = contracts.filter(({ status }) => status !== LotStatus.NOT_AWARDED)
  const ending = awarded.length > 0 ? awarded : contracts
  const [reason = null, ...otherReasons] = new Set(ending.flatMap(({ reasons }) => [...reasons]))
  const [bidCount = null, ...otherCounts] = new Set(ending.map(contract => contract.bidCount))
  return awardOf({
    lot: contracts[0]!.lot,
    status: ending.find(({ status }) => status !== null)?.status ?? null,
    reason: otherReasons.length > 0 ? null : reason,
    winners: ending.flatMap(({ winners }) => winners),
    amounts: ending.map(({ amount }) => amount),
    decidedOn: [],
    concludedOn: ending.flatMap(({ day }) => day ?? []),
    bidCount: otherCounts.length > 0 ? null : bidCount,
  })
}
