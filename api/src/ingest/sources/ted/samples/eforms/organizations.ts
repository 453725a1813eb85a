import type { SampleTedNotice } from '../sample-ted-notice.js'
import { codeOf, country, type Element, element, idOf, inDutch } from './element.js'

export const BUYER = 'ORG-0001'
/** The court of appeal, which every notice lists and which must never be read as a winner. */
export const COURT = 'ORG-0002'

const organizationId = (position: number) => `ORG-${String(position).padStart(4, '0')}`

/** Deduplicates: a winner of several lots is listed once. */
export function winnersById({ lots }: SampleTedNotice): ReadonlyMap<string, string> {
  const names = new Set(lots.flatMap(({ award }) => award?.winners ?? []))
  return new Map([...names].map((name, index) => [name, organizationId(index + 3)]))
}

export function organizationsOf(sample: SampleTedNotice): Element {
  const buyer = company(BUYER, sample.organization, sample.town, nutsCode(sample))
  const court = company(COURT, 'Rechtbank Laagland', 'Utrecht', codeOfRegion('NL350'))
  const winners = [...winnersById(sample)].map(([name, id]) =>
    organization([
      element('efbc:ListedOnRegulatedMarketIndicator', 'false'),
      element('efbc:NaturalPersonIndicator', 'false'),
      company(id, name, 'Utrecht', codeOfRegion('NL350'), 'medium'),
    ]),
  )
  return element('efac:Organizations', [organization([buyer]), organization([court]), ...winners])
}

const organization = (content: readonly Element[]) => element('efac:Organization', content)

function company(id: string, name: string, town: string, region: Element | null, size?: string): Element {
  return element('efac:Company', [
    size ? codeOf('efbc:CompanySizeCode', 'economic-operator-size', size) : null,
    element('cac:PartyIdentification', [idOf('organization', id)]),
    element('cac:PartyName', [inDutch('cbc:Name', name)]),
    element('cac:PostalAddress', [
      element('cbc:CityName', town),
      element('cbc:PostalZone', '0000 AA'),
      region,
      country(),
    ]),
    element('cac:PartyLegalEntity', [element('cbc:CompanyID', '00000000')]),
    // Contact details, as real notices have; a test checks that the product drops them.
    element('cac:Contact', [
      element('cbc:Name', 'Afdeling Inkoop'),
      element('cbc:Telephone', '+31 000000000'),
      element('cbc:ElectronicMail', 'inkoop@voorbeeld.example'),
    ]),
  ])
}

const codeOfRegion = (nuts: string) => codeOf('cbc:CountrySubentityCode', 'nuts', nuts)

/** Null for the whole country. */
export const nutsCode = ({ nuts }: SampleTedNotice): Element | null => (nuts === 'NL' ? null : codeOfRegion(nuts))
