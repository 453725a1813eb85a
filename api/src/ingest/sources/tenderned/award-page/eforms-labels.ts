import { type AwardStatus, LotStatus } from '../../../../reference/tender-values.js'
import { folded } from './page-lines.js'

export type Meaning =
  | 'results'
  | 'total'
  | 'lot'
  | 'winners'
  | 'losers'
  | 'statistics'
  | 'winner'
  | 'name'
  | 'tender'
  | 'tenderLot'
  | 'amount'
  | 'decidedOn'
  | 'concludedOn'
  | 'bidKind'
  | 'bidCount'
  | 'reason'

/** Labels of the eForms rendering, Dutch and English, in several versions. "ldentifier" is TenderNed's own spelling. */
const labels: Readonly<Record<Meaning, readonly string[]>> = {
  results: ['Resultaten', 'Results'],
  total: [
    'Waarde van alle contracten toegekend in deze kennisgeving',
    'Waarde van alle in het kader van deze procedure gegunde opdrachten',
    'Waarde van alle in deze aankondiging gegunde opdrachten',
    'Value of all contracts awarded in this notice',
  ],
  lot: [
    'ID resultaat perceel',
    'Resultaat Lot Identifier',
    'Result lot ldentifier',
    'Result lot identifier',
    'Lot result identifier',
  ],
  winners: ['Informatie over winnaars', 'Informatie over de winnaars', 'Information about winners'],
  losers: ['Niet-winnende inschrijvers', 'Non-winning tenderers'],
  statistics: ['Statistische informatie', 'Statistical information'],
  winner: ['Winnaar', 'Winner'],
  name: ['Officiële naam', 'Official name'],
  tender: ['Inschrijving', 'Tender'],
  tenderLot: [
    'Identificatiecode van het perceel of de groep percelen',
    'Identificatiecode van het perceel of van de groep percelen',
    'Identifier of lot or group of lots',
  ],
  amount: [
    'Waarde van de aanbesteding',
    'Waarde van de inschrijving',
    'Waarde van het resultaat',
    'Value of the tender',
    'Value of the result',
  ],
  decidedOn: ['Datum waarop de winnaar is gekozen', 'Date on which the winner was chosen'],
  concludedOn: ['Datum van sluiting van het contract', 'Date of the conclusion of the contract'],
  bidKind: ['Soort ontvangen inschrijvingen', 'Type ontvangen inschrijvingen', 'Type of received submissions'],
  bidCount: [
    'Aantal ontvangen inschrijvingen of verzoeken tot deelname',
    'Number of tenders or requests to participate received',
  ],
  reason: [
    'De reden waarom geen winnaar werd gekozen',
    'Reden waarom geen winnaar werd gekozen',
    'De reden waarom geen winnaar is gekozen',
    'The reason why a winner was not chosen',
  ],
}

const meanings: ReadonlyMap<string, Meaning> = new Map(
  (Object.entries(labels) as [Meaning, readonly string[]][]).flatMap(([meaning, spellings]) =>
    spellings.map(spelling => [folded(spelling), meaning] as const),
  ),
)

export const meaningOf = (label: string): Meaning | null => meanings.get(label) ?? null

/** Beginnings of the sentences for the code list winner-selection-status. */
const statuses: readonly (readonly [sentence: string, status: AwardStatus])[] = [
  ['Er is ten minste één winnaar gekozen', LotStatus.AWARDED],
  ['At least one winner was chosen', LotStatus.AWARDED],
  ['Er is geen winnaar gekozen', LotStatus.NOT_AWARDED],
  ['No winner was chosen', LotStatus.NOT_AWARDED],
  ['Er is nog geen winnaar gekozen', LotStatus.PENDING],
  ['The winner was not yet chosen', LotStatus.PENDING],
]
const byBeginning = statuses.map(([sentence, status]) => [folded(sentence), status] as const)

export const statusIn = (text: string): AwardStatus | null =>
  byBeginning.find(([beginning]) => text.startsWith(beginning))?.[1] ?? null

/** Excludes the separate counts of small businesses, of electronic tenders and of requests to participate. */
const tenders = new Set(['Inschrijvingen', 'Tenders'].map(folded))

export const areTenders = (kind: string): boolean => tenders.has(folded(kind))
