/** The six domains, in the order they are shown. A key is spelled as a category badge spells it. */
export const domains = [
  { key: 'business', name: 'Business Services', description: 'Financiën, personeel, strategie en naleving.' },
  { key: 'technology', name: 'Technology', description: 'Software, infrastructuur, beveiliging en privacy.' },
  { key: 'interim', name: 'Interim & Projecten', description: 'Tijdelijke leiding en het sturen van projecten.' },
  { key: 'public-sector', name: 'Publieke Sector', description: 'Overheid, zorg, welzijn, onderwijs en cultuur.' },
  { key: 'eu-specific', name: 'EU Specifiek', description: 'Bouw, energie en leveringen, vaak Europees aanbesteed.' },
  { key: 'other', name: 'Overig', description: 'Alles wat in geen ander domein past.' },
] as const satisfies readonly { key: string; name: string; description: string }[]

export type DomainKey = (typeof domains)[number]['key']

/** The filter spells two domains shorter than the badge does; both spellings are taken. */
const filterSpellings: Readonly<Record<string, DomainKey>> = { public: 'public-sector', eu_specific: 'eu-specific' }

/** Undefined when there is no such domain. */
export function findDomain(spelling: string) {
  const key = filterSpellings[spelling] ?? spelling
  return domains.find(domain => domain.key === key)
}
