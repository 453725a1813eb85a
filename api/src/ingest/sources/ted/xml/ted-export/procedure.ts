import { ContractNature, ProcedureType } from '../../../../../reference/tender-values.js'
import { referenceOf } from '../../../draft-text.js'
import { lineOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'

/** NC_CONTRACT_NATURE, which TED adds to every form. */
const natures: ReadonlyMap<string, ContractNature> = new Map([
  ['1', ContractNature.WORKS],
  ['2', ContractNature.SUPPLIES],
  ['4', ContractNature.SERVICES],
])

/** PR_PROC, which TED adds to every form; accelerated procedures map to their ordinary kinds. */
const procedures: ReadonlyMap<string, ProcedureType> = new Map([
  ['1', ProcedureType.OPEN],
  ['2', ProcedureType.RESTRICTED],
  ['3', ProcedureType.RESTRICTED],
  ['4', ProcedureType.NEGOTIATED_WITH_CALL],
  ['6', ProcedureType.NEGOTIATED_WITH_CALL],
  ['A', ProcedureType.OTHER],
  ['B', ProcedureType.NEGOTIATED_WITH_CALL],
  ['C', ProcedureType.COMPETITIVE_DIALOGUE],
  ['E', ProcedureType.OTHER],
  ['F', ProcedureType.OTHER],
  ['G', ProcedureType.INNOVATION_PARTNERSHIP],
  ['T', ProcedureType.NEGOTIATED_WITHOUT_CALL],
  ['V', ProcedureType.NEGOTIATED_WITHOUT_CALL],
])

const codeOf = (coded: XmlElement | null, name: string) => coded?.first('CODIF_DATA', name)?.attribute('CODE') ?? ''

export const contractNatureOf = (coded: XmlElement | null): ContractNature | null =>
  natures.get(codeOf(coded, 'NC_CONTRACT_NATURE')) ?? null

/** Null also for "not applicable" and "not specified". */
export const procedureTypeOf = (coded: XmlElement | null): ProcedureType | null =>
  procedures.get(codeOf(coded, 'PR_PROC')) ?? null

/** REFERENCE_NUMBER, or FILE_REFERENCE_NUMBER before R2.0.9. */
export const tedReferenceOf = (form: XmlElement): string | null =>
  referenceOf(lineOf(form.first('OBJECT_CONTRACT', 'REFERENCE_NUMBER'))) ??
  referenceOf(lineOf(form.descendants(name => name === 'FILE_REFERENCE_NUMBER')[0]))
