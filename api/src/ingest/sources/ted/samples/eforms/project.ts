import { closingOf, dayWithZone, type PublishedNotice } from '../published-notice.js'
import type { SampleTedNotice } from '../sample-ted-notice.js'
import {
  codeOf,
  country,
  type Element,
  element,
  euros,
  extension,
  idOf,
  inDutch,
  inLanguages,
  partyOf,
} from './element.js'
import { formOf } from './forms.js'
import { lotsOf, type NumberedLot } from './lots.js'
import { BUYER, COURT, nutsCode } from './organizations.js'

/** The procurement project of the whole procedure. */
export const procurementProject = ({ sample }: PublishedNotice): Element =>
  element('cac:ProcurementProject', [
    idOf('InternalID', String(sample.procedure)),
    ...inLanguages('cbc:Name', sample.title, sample.english?.title),
    ...inLanguages('cbc:Description', sample.description, sample.english?.description),
    ...subjectOf(sample, sample),
  ])

export const lotElements = (notice: PublishedNotice): readonly Element[] => {
  const lots = lotsOf(notice.sample)
  return lots.map(lot => lotElement(notice, lot, lots.length === 1))
}

function lotElement(notice: PublishedNotice, lot: NumberedLot, isWhole: boolean): Element {
  const { sample } = notice
  return element('cac:ProcurementProjectLot', [
    idOf(lot.scheme, lot.id),
    tenderingTerms(sample),
    tenderingProcess(notice, lot),
    element('cac:ProcurementProject', [
      idOf('InternalID', lot.id),
      ...inLanguages('cbc:Name', lot.title, isWhole ? sample.english?.title : undefined),
      // Buyers usually repeat only the title as the description of a lot.
      ...(isWhole
        ? inLanguages('cbc:Description', sample.description, sample.english?.description)
        : [inDutch('cbc:Description', lot.description ?? lot.title)]),
      ...subjectOf(subjectOfLot(sample, lot), isWhole ? sample : lot),
      lot.scheme === 'Part'
        ? null
        : element('cac:PlannedPeriod', [element('cbc:DurationMeasure', lot.months ?? 48, { unitCode: 'MONTH' })]),
      lot.options === undefined
        ? null
        : element('cac:ContractExtension', [inDutch('cbc:OptionsDescription', lot.options)]),
    ]),
  ])
}

/** Nature, value, CPV codes and place, which the procedure and its lots share. */
function subjectOf(sample: SampleTedNotice, value: Value): readonly (Element | null)[] {
  const [mainCode = '', ...otherCodes] = sample.cpv
  const cpvCode = (code: string) => [codeOf('cbc:ItemClassificationCode', 'cpv', code)]
  const region = nutsCode(sample)
  return [
    codeOf('cbc:ProcurementTypeCode', 'contract-nature', sample.contract),
    totalOf(value),
    element('cac:MainCommodityClassification', cpvCode(mainCode)),
    ...otherCodes.map(code => element('cac:AdditionalCommodityClassification', cpvCode(code))),
    element('cac:RealizedLocation', [
      element('cac:Address', [
        element('cbc:CityName', sample.town),
        region ?? element('cbc:Region', 'anyw-cou'),
        country(),
      ]),
    ]),
  ]
}

const subjectOfLot = (sample: SampleTedNotice, lot: NumberedLot): SampleTedNotice => ({
  ...sample,
  cpv: lot.cpv ?? sample.cpv,
  town: lot.town ?? sample.town,
  nuts: lot.nuts ?? sample.nuts,
})

type Value = Partial<Pick<SampleTedNotice, 'estimatedValue' | 'maximumValue'>>

/** BT-27 and BT-271 */
function totalOf({ estimatedValue = null, maximumValue }: Value): Element | null {
  if (estimatedValue === null && maximumValue === undefined) return null
  return element('cac:RequestedTenderTotal', [
    maximumValue === undefined ? null : extension([euros('efbc:FrameworkMaximumAmount', maximumValue)]),
    estimatedValue === null ? null : euros('cbc:EstimatedOverallContractAmount', estimatedValue),
  ])
}

function tenderingTerms({ kind, procedure }: SampleTedNotice): Element {
  const isOpen = kind === 'cn' || kind === 'change'
  const documents = `https://aanbestedingen.example/${procedure}`
  return element('cac:TenderingTerms', [
    element('cbc:FundingProgramCode', 'no-eu-funds', { listName: 'eu-funded' }),
    isOpen
      ? element('cac:CallForTendersDocumentReference', [
          element('cbc:ID', String(procedure)),
          element('cbc:DocumentType', 'non-restricted-document'),
          element('cac:Attachment', [element('cac:ExternalReference', [element('cbc:URI', documents)])]),
        ])
      : null,
    kind === 'pin' || kind === 'pmc' ? null : awardingTerms(),
    isOpen ? partyOf('cac:TenderRecipientParty', BUYER, [element('cbc:EndpointID', documents)]) : null,
    element('cac:AppealTerms', [partyOf('cac:AppealReceiverParty', COURT)]),
    isOpen ? element('cac:Language', [element('cbc:ID', 'NLD')]) : null,
  ])
}

const awardingTerms = (): Element =>
  element('cac:AwardingTerms', [
    element('cac:AwardingCriterion', [criterion('quality', 'Kwaliteit'), criterion('price', 'Prijs')]),
  ])

const criterion = (type: string, name: string): Element =>
  element('cac:SubordinateAwardingCriterion', [
    codeOf('cbc:AwardingCriterionTypeCode', 'award-criterion-type', type),
    inDutch('cbc:Name', name),
    inDutch('cbc:Description', name),
  ])

function tenderingProcess(notice: PublishedNotice, lot: NumberedLot): Element {
  const closing = closingOf(notice, lot)
  const opening = closing?.plus({ hours: 1 })
  const time = 'HH:mm:ssZZ'
  return element('cac:TenderingProcess', [
    closing ? codeOf('cbc:SubmissionMethodCode', 'esubmission', 'required') : null,
    element('cbc:GovernmentAgreementConstraintIndicator', 'true'),
    closing &&
      element('cac:TenderSubmissionDeadlinePeriod', [
        element('cbc:EndDate', dayWithZone(closing)),
        element('cbc:EndTime', closing.toFormat(time)),
      ]),
    opening
      ? element('cac:OpenTenderEvent', [
          element('cbc:OccurrenceDate', dayWithZone(opening)),
          element('cbc:OccurrenceTime', opening.toFormat(time)),
        ])
      : null,
    formOf(notice.sample.kind).procedure
      ? element('cac:ContractingSystem', [
          codeOf('cbc:ContractingSystemTypeCode', 'dps-usage', notice.sample.isDynamic ? 'dps-nlist' : 'none'),
        ])
      : null,
  ])
}
