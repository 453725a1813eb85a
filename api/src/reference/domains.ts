/** The six domains, in display order. The key is the spelling of the category badge. */
export const domains = [
  { key: 'business', name: 'Business Services', description: 'Financiën, personeel, strategie en naleving.' },
  { key: 'technology', name: 'Technology', description: 'Software, infrastructuur, beveiliging en privacy.' },
  { key: 'interim', name: 'Interim & Projecten', description: 'Tijdelijke leiding en het sturen van projecten.' },
  { key: 'public-sector', name: 'Publieke Sector', description: 'Overheid, zorg, welzijn, onderwijs en cultuur.' },
  { key: 'eu-specific', name: 'EU Specifiek', description: 'Bouw, energie en leveringen, vaak Europees aanbesteed.' },
  { key: 'other', name: 'Overig', description: 'Alles wat in geen ander domein past.' },
] as const satisfies readonly { key: string; name: string; description: string }[]

export type DomainKey = (typeof domains)[number]['key']

/** Aliases: the filter has shorter names for two domains; both are accepted. */
const filterSpellings: Readonly<Record<string, DomainKey>> = { public: 'public-sector', eu_specific: 'eu-specific' }

/** Undefined when no domain has this key or alias. */
export function findDomain(spelling: string) {
  const key = filterSpellings[spelling] ?? spelling
  return domains.find(domain => domain.key === key)
}
