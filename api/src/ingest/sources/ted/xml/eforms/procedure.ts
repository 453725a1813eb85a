import { ContractNature, ProcedureType } from '../../../../../reference/tender-values.js'
import { referenceOf } from '../../../draft-text.js'
import { lineOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'

/** Code list contract-nature, without `combined`, which does not inform readers. */
const natures: ReadonlyMap<string, ContractNature> = new Map([
  ['works', ContractNature.WORKS],
  ['supplies', ContractNature.SUPPLIES],
  ['services', ContractNature.SERVICES],
])

/** Code list procurement-procedure-type. */
const procedures: ReadonlyMap<string, ProcedureType> = new Map([
  ['open', ProcedureType.OPEN],
  ['restricted', ProcedureType.RESTRICTED],
  ['neg-w-call', ProcedureType.NEGOTIATED_WITH_CALL],
  ['neg-wo-call', ProcedureType.NEGOTIATED_WITHOUT_CALL],
  ['comp-dial', ProcedureType.COMPETITIVE_DIALOGUE],
  ['innovation', ProcedureType.INNOVATION_PARTNERSHIP],
])

/**
 * Nature of the procedure; that of its first lot only when the procedure has no code, so that `combined` stays unknown.
 * @param projects the project of the procedure first, then those of its lots
 */
export function contractNatureOf(projects: readonly XmlElement[]): ContractNature | null {
  const codes = projects.flatMap(project => project.all('ProcurementTypeCode')).map(({ text }) => text)
  return natures.get(codes.find(Boolean) ?? '') ?? null
}

export function procedureTypeOf(root: XmlElement): ProcedureType | null {
  const code = root.first('TenderingProcess', 'ProcedureCode')?.text
  return code ? (procedures.get(code) ?? ProcedureType.OTHER) : null
}

/** BT-766: code list dps-usage. */
export const isDynamic = (part: XmlElement): boolean =>
  part
    .all('TenderingProcess', 'ContractingSystem', 'ContractingSystemTypeCode')
    .some(code => code.attribute('listName') === 'dps-usage' && code.text !== 'none')

/** BT-22, the buyer's own reference. */
export const eformsReferenceOf = (project: XmlElement | null): string | null =>
  referenceOf(lineOf(project?.child('ID')))
