import { partsOf, readTable } from './data/read-table.js'

export interface Country {
  /** The Dutch name. */
  readonly name: string
  /** Codes of NUTS and ISO 3166, of two and three letters. */
  readonly codes: readonly string[]
  readonly otherNames: readonly string[]
  readonly towns: readonly Town[]
}

interface Town {
  readonly name: string
  readonly otherNames: readonly string[]
}

/** The countries that notices name, and their towns that are named without the country. */
export const countries: readonly Country[] = readCountries()

function readCountries(): readonly Country[] {
  const towns = new Map<string, Town[]>()
  const all = readTable('countries.tsv', { least: 2, most: 3 }).map(([name = '', codes, others]) => {
    const own: Town[] = []
    towns.set(name, own)
    return { name, codes: partsOf(codes), otherNames: partsOf(others), towns: own }
  })
  for (const [country = '', name = '', others] of readTable('foreign-towns.tsv', { least: 2, most: 3 })) {
    const known = towns.get(country)
    if (!known) throw new Error(`foreign-towns.tsv: ${country} of ${name} is not in countries.tsv`)
    known.push({ name, otherNames: partsOf(others) })
  }
  return all
}
