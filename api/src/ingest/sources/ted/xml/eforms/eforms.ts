import { AWARD_CANCELLED } from '../../../../../reference/non-award-reasons.js'
import { withoutAward } from '../../../../notices/draft.js'
import { cpvCodes, nutsCodes } from '../values/codes.js'
import { dayOf } from '../../../source-day.js'
import { descriptionOf } from '../values/description.js'
import { inBestLanguage, languageCode } from '../values/language.js'
import { publicationId, publicationIds } from '../values/publication-id.js'
import { isPresent, lineOf, linesOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'
import type { XmlNotice } from '../xml-notice.js'
import { awardsOf, awardTotalOf } from './awards.js'
import { closingDateOf } from './closing-date.js'
import { extensionOf } from './extension.js'
import { cancelledLots, isQualificationSystem, isVoluntary, kindOf, isAwardCancelled } from './kind.js'
import { cpvIn, lotsOf } from './lots.js'
import { buyerOf, organizationsOf } from './organizations.js'
import { contractNatureOf, eformsReferenceOf, isDynamic, procedureTypeOf } from './procedure.js'
import { isGroup, valueOf } from './values.js'

/** https://docs.ted.europa.eu/eforms/latest/ */
export function readEforms(root: XmlElement): XmlNotice {
  const extension = extensionOf(root)
  const own = [
    languageCode(root.child('NoticeLanguageCode')?.text),
    ...root.all('AdditionalNoticeLanguage', 'ID').map(id => languageCode(id.text)),
  ]
  const inLanguage = (elements: readonly XmlElement[]) =>
    inBestLanguage(
      elements.filter(element => element.text),
      element => languageCode(element.attribute('languageID')),
      own,
    )

  const project = root.child('ProcurementProject')
  const lotElements = root.all('ProcurementProjectLot').filter(isLot)
  const cancelled = cancelledLots(root, extension)
  const isCancelled = (lot: XmlElement) => cancelled.has(lot.child('ID')?.text ?? '')
  const projects = [project, ...lotElements.map(lot => lot.child('ProcurementProject'))].filter(isPresent)
  const lots = lotsOf(lotElements, cancelled, inLanguage)

  const name =
    inLanguage(project?.all('Name') ?? []) ??
    inLanguage(lotElements.flatMap(lot => lot.all('ProcurementProject', 'Name')))
  const organizations = organizationsOf(extension, inLanguage)
  const buyer = buyerOf(root, organizations)
  const awards = awardsOf(root, extension, organizations).map(award =>
    isAwardCancelled(root, extension, award.lot) ? withoutAward(award.lot, AWARD_CANCELLED) : award,
  )
  const publication = extension?.child('Publication')
  const id = publicationId(publication?.child('NoticePublicationID')?.text)
  const regions = projects.flatMap(each => each.all('RealizedLocation', 'Address', 'CountrySubentityCode'))

  return {
    publicationId: id,
    procedureId: lineOf(root.child('ContractFolderID'))?.toLowerCase() ?? null,
    refersTo: publicationIds(referencesIn(root, extension), id),
    kind: kindOf(root, extension),
    language: languageCode(name?.attribute('languageID') ?? own[0]),
    // An unpublished notice has the requested date or the dispatch date instead.
    publicationDate:
      dayOf(publication?.child('PublicationDate')?.text) ??
      dayOf(root.child('RequestedPublicationDate')?.text) ??
      dayOf(root.child('IssueDate')?.text),
    title: lineOf(name),
    description: descriptionOf(
      linesOf(inLanguage(project?.all('Description') ?? [])),
      lots.map(({ description }) => description ?? null),
    ),
    organization: buyer?.name ?? null,
    place:
      projects
        .flatMap(each => each.all('RealizedLocation', 'Address', 'CityName'))
        .map(lineOf)
        .find(isPresent) ??
      buyer?.town ??
      null,
    closingDate: closingDateOf(lotElements.length > 0 ? lotElements.filter(lot => !isCancelled(lot)) : [root]),
    ...valueOf(root, lotElements),
    reference: eformsReferenceOf(project),
    contractNature: contractNatureOf(projects),
    procedureType: procedureTypeOf(root),
    staysOpen: isQualificationSystem(root) || [root, ...lotElements].some(isDynamic),
    isEuropean: isVoluntary(extension) ? null : true,
    cpv: cpvCodes(projects.flatMap(cpvIn)),
    nuts: nutsCodes(regions.length > 0 ? regions.map(code => code.text) : [buyer?.nuts ?? null]),
    isAnywhere: regions.length === 0 && projects.some(isAnywhere),
    lots,
    documentUrls: lotElements.flatMap(documentUrlsIn),
    awards,
    awardTotal: awards.some(({ reason }) => reason === AWARD_CANCELLED) ? null : awardTotalOf(extension),
  }
}

/** BT-15 */
const documentUrlsIn = (lot: XmlElement): readonly string[] =>
  lot
    .all('TenderingTerms', 'CallForTendersDocumentReference', 'Attachment', 'ExternalReference', 'URI')
    .map(lineOf)
    .filter(isPresent)

/** Codes `anyw`, `anyw-cou`, `anyw-eea`. */
const isAnywhere = (project: XmlElement) =>
  project.all('RealizedLocation', 'Address', 'Region').some(({ text }) => text.startsWith('anyw'))

/** Excludes groups of lots (`GLO-0001`), which repeat their lots. */
const isLot = (lot: XmlElement) => !isGroup(lot)

/** Publication numbers only: a reference by UUID cannot be resolved, because TED's lists have no UUIDs. */
const referencesIn = (root: XmlElement, extension: XmlElement | null) =>
  [
    ...root.all('TenderingProcess', 'NoticeDocumentReference', 'ID'),
    ...root.all('ProcurementProjectLot', 'TenderingProcess', 'NoticeDocumentReference', 'ID'),
    ...(extension?.all('Changes', 'ChangedNoticeIdentifier') ?? []),
    ...(extension?.all('ContractModification', 'ChangedNoticeIdentifier') ?? []),
  ].map(element => element.text)
