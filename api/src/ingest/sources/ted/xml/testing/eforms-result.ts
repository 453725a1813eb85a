import { element, joined } from './element.js'

interface TenderXml {
  readonly id: string
  readonly lot?: string
  readonly party?: string
  readonly value?: string
  readonly currency?: string
  readonly rank?: number
}

export interface ResultXml {
  readonly lots?: readonly {
    readonly lot: string
    readonly code?: string
    /** Code of the reason for not awarding. */
    readonly reason?: string | undefined
    readonly tenders?: readonly string[]
    readonly contracts?: readonly string[]
    /** Submission statistics, by code. */
    readonly received?: Readonly<Record<string, string>>
  }[]
  readonly tenders?: readonly TenderXml[]
  readonly contracts?: readonly {
    readonly id: string
    readonly awarded?: string
    readonly issued?: string
    readonly tenders?: readonly string[]
  }[]
  readonly total?: string | undefined
  readonly parties?: Readonly<Record<string, readonly string[]>>
}

export const resultOf = (result: ResultXml): string =>
  element('efac:NoticeResult', [
    amount('cbc:TotalAmount', result.total),
    (result.lots ?? []).map(({ lot, code = 'selec-w', reason, tenders, contracts, received }, index) =>
      element('efac:LotResult', [
        element('cbc:ID', `RES-${index}`),
        element('cbc:TenderResultCode', code),
        element('efac:DecisionReason', element('efbc:DecisionReasonCode', reason)),
        references('efac:LotTender', tenders),
        references('efac:SettledContract', contracts),
        Object.entries(received ?? {}).map(([kind, count]) =>
          element('efac:ReceivedSubmissionsStatistics', [
            element('efbc:StatisticsCode', kind),
            element('efbc:StatisticsNumeric', count),
          ]),
        ),
        element('efac:TenderLot', element('cbc:ID', lot)),
      ]),
    ),
    (result.tenders ?? []).map(({ id, lot, party, value, currency, rank }) =>
      element('efac:LotTender', [
        element('cbc:ID', id),
        element('cbc:RankCode', rank),
        value === undefined ? '' : element('cac:LegalMonetaryTotal', amount('cbc:PayableAmount', value, currency)),
        party ? references('efac:TenderingParty', [party]) : '',
        element('efac:TenderLot', element('cbc:ID', lot)),
      ]),
    ),
    (result.contracts ?? []).map(({ id, awarded, issued, tenders }) =>
      element('efac:SettledContract', [
        element('cbc:ID', id),
        element('cbc:IssueDate', issued),
        element('cbc:AwardDate', awarded),
        references('efac:LotTender', tenders),
      ]),
    ),
    Object.entries(result.parties ?? {}).map(([id, tenderers]) =>
      element('efac:TenderingParty', [element('cbc:ID', id), joined(references('efac:Tenderer', tenderers))]),
    ),
  ])

const references = (name: string, ids: readonly string[] | undefined) =>
  (ids ?? []).map(id => element(name, element('cbc:ID', id)))

export const amount = (name: string, value: string | undefined, currencyID = 'EUR') =>
  value === undefined ? '' : element(name, value, { currencyID })
