import { type Content, element } from './element.js'
import { amount, type ResultXml, resultOf } from './eforms-result.js'

/** A text, or one for each language by its ISO 639-3 code. */
export type Text = string | Readonly<Record<string, string>>

export interface Project {
  readonly name?: Text
  readonly description?: Text
  readonly cpv?: readonly string[]
  readonly nuts?: readonly string[]
  readonly town?: string
  /** Code for a place without a region, such as `anyw-cou`. */
  readonly anywhere?: string
  readonly value?: string
  readonly frameworkMaximum?: string
  readonly reference?: string
  readonly nature?: string
  readonly starts?: string
  readonly ends?: string
  /** Number and unit: `['24', 'MONTH']`. */
  readonly length?: readonly [string, string]
  readonly options?: Text
  readonly renewal?: Text
}

export interface Period {
  readonly day?: string
  readonly time?: string
}

export interface LotXml extends Project {
  readonly id?: string
  readonly scheme?: 'Lot' | 'Part' | 'LotsGroup'
  readonly tenders?: Period
  readonly requests?: Period
  readonly interest?: Period
  readonly earlier?: readonly string[]
  /** Code from the list dps-usage. */
  readonly dynamic?: string
  /** BT-157 */
  readonly groupMaximum?: string
}

export interface OrganizationXml {
  readonly id: string
  readonly name: Text
  readonly town?: string
  readonly nuts?: string
  readonly touchPoint?: string
  readonly leads?: boolean
}

export interface EformsXml {
  readonly root?: string
  readonly type?: string
  readonly form?: string
  readonly subType?: string
  readonly language?: string
  readonly otherLanguages?: readonly string[]
  readonly folder?: string
  readonly publicationId?: string
  readonly publicationDate?: string
  readonly requestedDate?: string
  readonly issueDate?: string
  readonly project?: Project
  readonly lots?: readonly LotXml[]
  /** Lots by the id of their group. */
  readonly groups?: Readonly<Record<string, readonly string[]>>
  readonly organizations?: readonly OrganizationXml[]
  readonly buyers?: readonly string[]
  readonly result?: ResultXml
  readonly awardDate?: string
  readonly changes?: {
    readonly of?: string
    readonly reasons: readonly string[]
    /** Changed lots and other sections. */
    readonly sections?: readonly string[]
  }
  readonly modificationOf?: string
  readonly earlier?: readonly string[]
  readonly procedure?: string
}

const buyer: OrganizationXml = { id: 'ORG-0001', name: 'Gemeente Zandhoven', town: 'Zandhoven', nuts: 'NL332' }

/** A minimal eForms notice as TED publishes it, with defaults. */
export function eforms(notice: EformsXml = {}): string {
  const { root = 'ContractNotice', type = 'cn-standard', form = 'competition', folder, lots = [] } = notice
  const content = [
    extension([
      changesOf(notice),
      notice.modificationOf
        ? element('efac:ContractModification', element('efbc:ChangedNoticeIdentifier', notice.modificationOf))
        : '',
      notice.result ? resultOf(notice.result) : '',
      element('efac:NoticeSubType', element('cbc:SubTypeCode', notice.subType)),
      element('efac:Organizations', (notice.organizations ?? [buyer]).map(organizationOf)),
      element('efac:Publication', [
        element('efbc:NoticePublicationID', notice.publicationId),
        element('efbc:PublicationDate', notice.publicationDate),
      ]),
    ]),
    element('cbc:ContractFolderID', folder),
    element('cbc:IssueDate', notice.issueDate),
    element('cbc:RequestedPublicationDate', notice.requestedDate),
    element('cbc:NoticeTypeCode', type, { listName: form }),
    element('cbc:NoticeLanguageCode', notice.language ?? 'NLD'),
    (notice.otherLanguages ?? []).map(code => element('cac:AdditionalNoticeLanguage', element('cbc:ID', code))),
    (notice.buyers ?? ['ORG-0001']).map(id =>
      element('cac:ContractingParty', element('cac:Party', element('cac:PartyIdentification', element('cbc:ID', id)))),
    ),
    element('cac:TenderingTerms', element('cac:LotDistribution', Object.entries(notice.groups ?? {}).map(groupOf))),
    element('cac:TenderingProcess', [
      element('cbc:ProcedureCode', notice.procedure),
      ...(notice.earlier ?? []).map(referenceTo),
    ]),
    projectOf(notice.project ?? { name: 'Onderhoud van de sluizen' }),
    lots.map(lotOf),
    element('cac:TenderResult', element('cbc:AwardDate', notice.awardDate)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, content, { xmlns: 'urn:test', 'xmlns:cbc': 'urn:cbc' })}\n`
}

/** An award notice with three organizations as possible winners. */
export const awardNotice = (result: ResultXml, notice: EformsXml = {}): string =>
  eforms({
    root: 'ContractAwardNotice',
    type: 'can-standard',
    form: 'result',
    organizations: [
      buyer,
      { id: 'ORG-0002', name: 'Noordkaap B.V.' },
      { id: 'ORG-0003', name: 'Zuidhoek &amp; Zn' },
      { id: 'ORG-0004', name: 'Westeinde N.V.' },
      { id: 'ORG-0005', name: 'Rechtbank Oosterland' },
    ],
    ...notice,
    result: { parties: { 'TPA-0001': ['ORG-0002'], 'TPA-0002': ['ORG-0003'], 'TPA-0003': ['ORG-0004'] }, ...result },
  })

const extension = (content: Content) =>
  element(
    'ext:UBLExtensions',
    element('ext:UBLExtension', element('ext:ExtensionContent', element('efext:EformsExtension', content))),
  )

const texts = (name: string, text: Text | undefined): Content =>
  typeof text === 'object'
    ? Object.entries(text).map(([language, each]) => element(name, each, { languageID: language }))
    : element(name, text, text === undefined ? {} : { languageID: 'NLD' })

const projectOf = (project: Project): string =>
  element('cac:ProcurementProject', [
    element('cbc:ID', project.reference, { schemeName: 'InternalID' }),
    texts('cbc:Name', project.name),
    texts('cbc:Description', project.description),
    element('cbc:ProcurementTypeCode', project.nature, { listName: 'contract-nature' }),
    element('cac:RequestedTenderTotal', [
      project.frameworkMaximum === undefined
        ? ''
        : extension(amount('efbc:FrameworkMaximumAmount', project.frameworkMaximum)),
      amount('cbc:EstimatedOverallContractAmount', project.value),
    ]),
    // In a file, additional codes may precede the main one; only the element's name distinguishes them.
    project.cpv?.slice(1).map(code => classification('cac:AdditionalCommodityClassification', code)),
    project.cpv?.slice(0, 1).map(code => classification('cac:MainCommodityClassification', code)),
    element('cac:RealizedLocation', element('cac:Address', element('cbc:Region', project.anywhere))),
    (project.nuts ?? (project.town === undefined ? [] : [''])).map(code =>
      element(
        'cac:RealizedLocation',
        element('cac:Address', [
          element('cbc:CityName', project.town),
          element('cbc:CountrySubentityCode', code, { listName: 'nuts' }),
        ]),
      ),
    ),
    element('cac:PlannedPeriod', [
      element('cbc:StartDate', project.starts),
      element('cbc:EndDate', project.ends),
      project.length ? element('cbc:DurationMeasure', project.length[0], { unitCode: project.length[1] }) : '',
    ]),
    element('cac:ContractExtension', [
      texts('cbc:OptionsDescription', project.options),
      element('cac:Renewal', element('cac:Period', texts('cbc:Description', project.renewal))),
    ]),
  ])

const groupOf = ([id, lots]: readonly [string, readonly string[]]) =>
  element('cac:LotsGroup', [
    element('cbc:LotsGroupID', id),
    lots.map(lot => element('cac:ProcurementProjectLotReference', element('cbc:ID', lot, { schemeName: 'Lot' }))),
  ])

const classification = (name: string, code: string) =>
  element(name, element('cbc:ItemClassificationCode', code, { listName: 'cpv' }))

const referenceTo = (id: string) => element('cac:NoticeDocumentReference', element('cbc:ID', id))

const periodOf = (name: string, period: Period | undefined) =>
  element(name, [element('cbc:EndDate', period?.day), element('cbc:EndTime', period?.time)])

const lotOf = (lot: LotXml, index: number): string =>
  element('cac:ProcurementProjectLot', [
    element('cbc:ID', lot.id ?? `LOT-000${index + 1}`, { schemeName: lot.scheme ?? 'Lot' }),
    element('cac:TenderingProcess', [
      lot.interest ? extension(periodOf('efac:InterestExpressionReceptionPeriod', lot.interest)) : '',
      periodOf('cac:TenderSubmissionDeadlinePeriod', lot.tenders),
      periodOf('cac:ParticipationRequestReceptionPeriod', lot.requests),
      element('cac:FrameworkAgreement', amount('cbc:EstimatedMaximumValueAmount', lot.groupMaximum)),
      (lot.earlier ?? []).map(referenceTo),
      lot.dynamic &&
        element(
          'cac:ContractingSystem',
          element('cbc:ContractingSystemTypeCode', lot.dynamic, { listName: 'dps-usage' }),
        ),
    ]),
    projectOf(lot),
  ])

const organizationOf = (organization: OrganizationXml): string =>
  element('efac:Organization', [
    organization.leads === undefined ? '' : element('efbc:GroupLeadIndicator', String(organization.leads)),
    element('efac:Company', [
      identification(organization.id),
      element('cac:PartyName', texts('cbc:Name', organization.name)),
      element('cac:PostalAddress', [
        element('cbc:CityName', organization.town),
        element('cbc:CountrySubentityCode', organization.nuts),
      ]),
    ]),
    organization.touchPoint === undefined
      ? ''
      : element('efac:TouchPoint', [
          identification(organization.touchPoint),
          element('cac:PartyName', element('cbc:Name', 'Afdeling Inkoop')),
        ]),
  ])

const identification = (id: string) => element('cac:PartyIdentification', element('cbc:ID', id))

const changesOf = ({ changes }: EformsXml): string =>
  changes
    ? element('efac:Changes', [
        element('efbc:ChangedNoticeIdentifier', changes.of),
        changes.reasons.map(code => element('efac:ChangeReason', element('cbc:ReasonCode', code))),
        (changes.sections ?? []).map(id =>
          element('efac:Change', element('efac:ChangedSection', element('efbc:ChangedSectionIdentifier', id))),
        ),
      ])
    : ''
