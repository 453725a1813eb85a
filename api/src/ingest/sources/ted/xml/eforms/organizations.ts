import { isPresent, lineOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'

export interface Organization {
  readonly name: string | null
  readonly town: string | null
  readonly nuts: string | null
  readonly isGroupLead: boolean
}
/** By id such as `ORG-0001`; a touchpoint (`TPO-0001`) maps to its organization. */
export type Organizations = ReadonlyMap<string, Organization>
export type InLanguage = (elements: readonly XmlElement[]) => XmlElement | null

export function organizationsOf(extension: XmlElement | null, inLanguage: InLanguage): Organizations {
  const found = new Map<string, Organization>()
  for (const element of extension?.all('Organizations', 'Organization') ?? []) {
    const company = element.child('Company')
    const organization = {
      name: lineOf(inLanguage(company?.all('PartyName', 'Name') ?? [])),
      town: lineOf(company?.first('PostalAddress', 'CityName')),
      nuts: company?.first('PostalAddress', 'CountrySubentityCode')?.text ?? null,
      isGroupLead: element.child('GroupLeadIndicator')?.text === 'true',
    }
    const ids = [
      ...element.all('Company', 'PartyIdentification', 'ID'),
      ...element.all('TouchPoint', 'PartyIdentification', 'ID'),
    ]
    for (const id of ids) found.set(id.text, organization)
  }
  return found
}

/** The leading buyer, else the first one. */
export function buyerOf(root: XmlElement, organizations: Organizations): Organization | null {
  const buyers = root
    .all('ContractingParty', 'Party', 'PartyIdentification', 'ID')
    .map(id => organizations.get(id.text))
    .filter(isPresent)
  const buyer = buyers.find(({ isGroupLead }) => isGroupLead) ?? buyers[0]
  if (buyer) return buyer
  // Business registration notices have no buyer.
  const registered = root.first('BusinessParty', 'PartyLegalEntity')
  return registered
    ? {
        name: lineOf(registered.child('RegistrationName')),
        town: lineOf(registered.first('CorporateRegistrationScheme', 'JurisdictionRegionAddress', 'CityName')),
        nuts: null,
        isGroupLead: false,
      }
    : null
}
