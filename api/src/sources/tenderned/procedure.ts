import { ContractNature, ProcedureType } from '../../reference/tender-values.js'
import type { Detail, Listing } from './shapes.js'

/** Values of `typeOpdracht`: werken, leveringen, diensten. */
const natures: ReadonlyMap<string, ContractNature> = new Map([
  ['W', ContractNature.WORKS],
  ['L', ContractNature.SUPPLIES],
  ['D', ContractNature.SERVICES],
])

/** Matched on the text of `procedure`, first match wins, because its codes are undocumented. */
const procedures: readonly (readonly [words: RegExp, type: ProcedureType | null])[] = [
  [/marktconsultatie|vooraankondiging/, null],
  [/niet[- ]openba/, ProcedureType.RESTRICTED],
  [/openba/, ProcedureType.OPEN],
  [/zonder.*(?:aankondiging|bekendmaking|oproep)/, ProcedureType.NEGOTIATED_WITHOUT_CALL],
  [/onderhandeling/, ProcedureType.NEGOTIATED_WITH_CALL],
  [/dialoog/, ProcedureType.COMPETITIVE_DIALOGUE],
  [/innovatie/, ProcedureType.INNOVATION_PARTNERSHIP],
]

/** Nature and procedure type of the contract. The detail has codes of its own; the list entry is the fallback. */
export function procedureOf(listing: Listing, detail: Detail) {
  const nature = detail.typeOpdrachtCode ?? listing.typeOpdracht
  const procedure = detail.procedureCode ?? listing.procedure
  return {
    contractNature: natures.get(nature?.code ?? '') ?? null,
    procedureType: procedureTypeOf(procedure?.omschrijving),
    isEuropean: isEuropean(listing, detail),
  }
}

function procedureTypeOf(words: string | null | undefined): ProcedureType | null {
  if (!words) return null
  const found = procedures.find(([pattern]) => pattern.test(words.toLowerCase()))
  return found ? found[1] : ProcedureType.OTHER
}

function isEuropean(listing: Listing, { nationaalOfEuropeesCode: scope }: Detail): boolean | null {
  if (scope?.code === 'EU') return true
  if (scope?.code === 'NL') return false
  return listing.europees ?? null
}
