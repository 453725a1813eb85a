import { ContractNature } from '../../../reference/tender-values.js'
import { writtenProcedure } from '../written-procedure.js'
import type { Detail, Listing } from './shapes.js'

/** Values of `typeOpdracht`: werken, leveringen, diensten. */
const natures: ReadonlyMap<string, ContractNature> = new Map([
  ['W', ContractNature.WORKS],
  ['L', ContractNature.SUPPLIES],
  ['D', ContractNature.SERVICES],
])

/** Nature and procedure type of the contract. The detail takes precedence over the list entry. */
export function procedureOf(listing: Listing, detail: Detail) {
  const nature = detail.typeOpdrachtCode ?? listing.typeOpdracht
  const procedure = detail.procedureCode ?? listing.procedure
  return {
    contractNature: natures.get(nature?.code ?? '') ?? null,
    // Uses the description, because the codes are undocumented.
    procedureType: writtenProcedure(procedure?.omschrijving),
    isEuropean: isEuropean(listing, detail),
  }
}

function isEuropean(listing: Listing, { nationaalOfEuropeesCode: scope }: Detail): boolean | null {
  if (scope?.code === 'EU') return true
  if (scope?.code === 'NL') return false
  return listing.europees ?? null
}
