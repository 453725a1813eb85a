import { cpvCodes, nutsCodes } from '../values/codes.js'
import { dayOf } from '../../../source-day.js'
import { descriptionOf } from '../values/description.js'
import { inBestLanguage, languageCode } from '../values/language.js'
import { publicationId, publicationIds } from '../values/publication-id.js'
import { lineOf, linesOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'
import type { XmlNotice } from '../xml-notice.js'
import { awardsOf, awardTotalOf } from './awards.js'
import { changedLots, closingDateOf } from './closing-date.js'
import { valueOf } from './estimate.js'
import { formOf } from './form.js'
import { kindOf, staysOpen } from './kind.js'
import { lotsOf } from './lots.js'
import { organisationIn } from './organisation.js'
import { placeOf } from './place.js'
import { contractNatureOf, procedureTypeOf, tedReferenceOf } from './procedure.js'

/** Titles before R2.0.9: TITLE_CONTRACT, TITLE_QUALIFICATION_SYSTEM and more; TI_DOC in OTH_NOT. */
const isTitle = (name: string) => name === 'TITLE' || name.startsWith('TITLE_') || name === 'TI_DOC'
/** Elements that describe the object before R2.0.9, most informative first. */
const descriptions = [
  'SHORT_CONTRACT_DESCRIPTION',
  'SHORT_DESCRIPTION_CONTRACT',
  'SHORT_DESCRIPTION',
  'DESCRIPTION_OF_CONTRACT',
  'DESCRIPTION',
  'TOTAL_QUANTITY_OR_SCOPE',
  'CONTENTS',
]
/** Addresses of buyer, winner and court, whose places are not the place of performance. */
const isAddress = (name: string) =>
  /^ADDRESS|^CONTACT_DATA|^CA_CE_|NAME_ADDRESS/.test(name) || name === 'CONTRACTOR' || name === 'WINNER'
/** Describes the contract after a modification; the sections before it describe the original contract. */
const isModification = (name: string) => name === 'MODIFICATIONS_CONTRACT'

/** The forms of R2.0.9 (2014 directives) and R2.0.8 before them. https://op.europa.eu/en/web/eu-vocabularies/e-procurement/tedschemas */
export function readTedExport(root: XmlElement): XmlNotice {
  const coded = root.child('CODED_DATA_SECTION')
  const own = coded?.all('NOTICE_DATA', 'LG_ORIG').map(element => languageCode(element.text)) ?? []
  const form = formOf(root, own)
  const language = languageCode(form.attribute('LG') ?? own[0])
  const translated = (elements: readonly XmlElement[] | undefined) =>
    inBestLanguage(elements ?? [], element => languageCode(element.attribute('LG')), own)

  const translations = root.child('TRANSLATION_SECTION')
  const object = form.child('OBJECT_CONTRACT')
  const kind = kindOf(form, coded)
  const id = publicationId(root.attribute('DOC_ID')) ?? publicationId(coded?.first('NOTICE_DATA', 'NO_DOC_OJS')?.text)
  const { lots, parts } = lotsOf(form)
  const changed = changedLots(form)

  return {
    publicationId: id,
    procedureId: null,
    refersTo: publicationIds(
      [
        ...(coded?.all('NOTICE_DATA', 'REF_NOTICE', 'NO_DOC_OJS') ?? []),
        ...form.descendants(name => name === 'NOTICE_NUMBER_OJ'),
      ].map(element => element.text),
      id,
    ),
    kind,
    language,
    publicationDate: dayOf(coded?.first('REF_OJS', 'DATE_PUB')?.text),
    title:
      lineOf(object?.child('TITLE')) ??
      lineOf(form.descendants(isTitle)[0]) ??
      lineOf(translated(translations?.all('ML_TITLES', 'ML_TI_DOC'))?.child('TI_TEXT')),
    description: descriptionOf(
      wholeOf(form),
      parts.map(({ description }) => description ?? null),
    ),
    organization: buyerOf(form) ?? lineOf(translated(translations?.all('ML_AA_NAMES', 'AA_NAME'))),
    place: placeOf(form) ?? lineOf(translated(translations?.all('ML_TITLES', 'ML_TI_DOC'))?.child('TI_TOWN')),
    closingDate: closingDateOf(form, coded, kind),
    ...valueOf(form, lots),
    staysOpen: staysOpen(form, coded),
    reference: tedReferenceOf(form),
    contractNature: contractNatureOf(coded),
    procedureType: procedureTypeOf(coded),
    isEuropean: true,
    cpv: cpvOf(form, coded),
    nuts: nutsOf(form, coded),
    isAnywhere: false,
    ...(changed.length > 0 ? { lots: changed, lotsArePartial: true } : { lots }),
    awards: awardsOf(form),
    awardTotal: awardTotalOf(form),
  }
}

function wholeOf(form: XmlElement): string | null {
  const object = form.child('OBJECT_CONTRACT')
  if (object) return linesOf(object.child('SHORT_DESCR'))
  for (const wanted of descriptions) {
    const text = linesOf(
      form.descendants(
        name => name === wanted,
        name => isAddress(name) || name.includes('ANNEX'),
      )[0],
    )
    if (text) return text
  }
  return null
}

const buyerOf = (form: XmlElement): string | null =>
  lineOf(form.first('CONTRACTING_BODY', 'ADDRESS_CONTRACTING_BODY', 'OFFICIALNAME')) ??
  organisationIn(form.descendants(name => name === 'CA_CE_CONCESSIONAIRE_PROFILE')[0])

function cpvOf(form: XmlElement, coded: XmlElement | null): string[] {
  const inForm = ['CPV_MAIN', 'CPV_ADDITIONAL'].flatMap(wanted =>
    form.descendants(name => name === wanted, isModification),
  )
  const codes = cpvCodes(inForm.flatMap(element => element.all('CPV_CODE')).map(code => code.attribute('CODE')))
  return codes.length > 0
    ? codes
    : cpvCodes(coded?.all('NOTICE_DATA', 'ORIGINAL_CPV').map(code => code.attribute('CODE')) ?? [])
}

/** NUTS codes of the place of performance; of the buyer when there are none. */
function nutsOf(form: XmlElement, coded: XmlElement | null): string[] {
  const data = coded?.child('NOTICE_DATA')
  const elements = [
    form.descendants(
      name => name === 'NUTS',
      name => isAddress(name) || isModification(name),
    ),
    ...['PERFORMANCE_NUTS', 'ORIGINAL_NUTS', 'CA_CE_NUTS'].map(name => data?.all(name) ?? []),
  ].find(found => found.length > 0)
  return nutsCodes(elements?.map(element => element.attribute('CODE')) ?? [])
}
