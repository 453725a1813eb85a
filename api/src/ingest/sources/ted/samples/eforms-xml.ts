import { changes, modification } from './eforms/changes.js'
import { codeOf, type Element, element, extension, idOf, inDutch, partyOf, xmlOf } from './eforms/element.js'
import { formOf } from './eforms/forms.js'
import { noticeResult } from './eforms/notice-result.js'
import { BUYER, organizationsOf } from './eforms/organizations.js'
import { lotElements, procurementProject } from './eforms/project.js'
import { dayWithZone, type PublishedNotice } from './published-notice.js'

const EFORMS = 'http://data.europa.eu/p27/eforms-ubl'
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

/** The XML file of a notice: UBL with the eForms extensions; https://docs.ted.europa.eu/eforms/latest/schema/ */
export function eformsXml(notice: PublishedNotice): string {
  const { sample, uuid, procedureUuid } = notice
  const form = formOf(sample.kind)
  const sentOn = dispatchOf(notice)
  const content = [
    extension(addedByEforms(notice)),
    element('cbc:UBLVersionID', '2.3'),
    element('cbc:CustomizationID', 'eforms-sdk-1.13'),
    idOf('notice-id', uuid),
    element('cbc:ContractFolderID', procedureUuid),
    element('cbc:IssueDate', dayWithZone(sentOn)),
    element('cbc:IssueTime', sentOn.toFormat('HH:mm:ssZZ')),
    element('cbc:VersionID', '01'),
    form.root === 'PriorInformationNotice' ? element('cbc:PlannedDate', dayWithZone(sentOn.plus({ months: 3 }))) : null,
    element('cbc:RegulatoryDomain', '32014L0024'),
    codeOf('cbc:NoticeTypeCode', form.formType, form.noticeType),
    element('cbc:NoticeLanguageCode', 'NLD'),
    sample.english ? element('cac:AdditionalNoticeLanguage', [element('cbc:ID', 'ENG')]) : null,
    contractingParty(),
    tenderingProcess(notice),
    procurementProject(notice),
    ...lotElements(notice),
    // Dummy that the schema requires: the real dates are those of the contracts.
    form.root === 'ContractAwardNotice' ? element('cac:TenderResult', [element('cbc:AwardDate', '2000-01-01Z')]) : null,
  ]
  return xmlOf(element(form.root, content, namespacesOf(form.root)))
}

const namespacesOf = (root: string) => ({
  xmlns: `${UBL}:${root}-2`,
  'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
  'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
  'xmlns:efac': `${EFORMS}-extension-aggregate-components/1`,
  'xmlns:efbc': `${EFORMS}-extension-basic-components/1`,
  'xmlns:efext': `${EFORMS}-extensions/1`,
  'xmlns:ext': `${UBL}:CommonExtensionComponents-2`,
})

/** A notice is sent a few days before it is published. */
const dispatchOf = ({ publishedOn }: PublishedNotice) => publishedOn.minus({ days: 2 }).set({ hour: 16, minute: 20 })

function addedByEforms(notice: PublishedNotice): readonly (Element | null)[] {
  const { sample, publishedOn, number } = notice
  const form = formOf(sample.kind)
  const sentOn = dispatchOf(notice)
  return [
    element('efbc:TransmissionDate', dayWithZone(sentOn)),
    element('efbc:TransmissionTime', sentOn.toFormat('HH:mm:ssZZ')),
    form.root === 'ContractAwardNotice' ? noticeResult(notice) : null,
    sample.kind === 'change' ? changes(notice) : null,
    sample.kind === 'modif' ? modification(notice) : null,
    element('efac:NoticeSubType', [codeOf('cbc:SubTypeCode', 'notice-subtype', form.subtype)]),
    organizationsOf(sample),
    element('efac:Publication', [
      // Numbers in files are padded with zeros, unlike in the search.
      element('efbc:NoticePublicationID', number.padStart('00000000-2026'.length, '0'), {
        schemeName: 'ojs-notice-id',
      }),
      // The Official Journal appears five days a week.
      element('efbc:GazetteID', `${Math.ceil((publishedOn.ordinal * 5) / 7)}/${publishedOn.year}`, {
        schemeName: 'ojs-id',
      }),
      element('efbc:PublicationDate', dayWithZone(publishedOn)),
    ]),
  ]
}

const contractingParty = (): Element =>
  element('cac:ContractingParty', [
    element('cac:ContractingPartyType', [codeOf('cbc:PartyTypeCode', 'buyer-legal-type', 'pub-undert')]),
    element('cac:ContractingActivity', [codeOf('cbc:ActivityTypeCode', 'authority-activity', 'gen-pub')]),
    partyOf('cac:Party', BUYER),
  ])

/** The procedure, and for an award the notice that it follows. */
function tenderingProcess({ sample, follows }: PublishedNotice): Element | null {
  const { procedure } = formOf(sample.kind)
  if (!procedure) return null
  return element('cac:TenderingProcess', [
    codeOf('cbc:ProcedureCode', 'procurement-procedure-type', procedure),
    follows && sample.kind === 'can'
      ? element('cac:NoticeDocumentReference', [idOf('ojs-notice-id', follows.number)])
      : null,
    procedure === 'neg-wo-call'
      ? element('cac:ProcessJustification', [
          codeOf('cbc:ProcessReasonCode', 'direct-award-justification', 'technical'),
          inDutch('cbc:ProcessReason', 'Om technische redenen kan alleen deze ondernemer de opdracht uitvoeren.'),
        ])
      : element('cac:ProcessJustification', [codeOf('cbc:ProcessReasonCode', 'accelerated-procedure', 'false')]),
  ])
}
