import { describe, expect, test } from '@jest/globals'
import { placeOfOrganisation } from './place-of-organisation.js'

const shown = (place: ReturnType<typeof placeOfOrganisation>) => place && `${place.name} | ${place.province}`

describe('the place of an organisation', () => {
  test.each([
    ['Gemeente Amsterdam', 'Amsterdam | Noord-Holland'],
    ['Gemeente Utrecht (domein Fysieke Leefomgeving)', 'Utrecht | Utrecht'],
    ['gemeente Den Haag, dienst Stedelijke Ontwikkeling', 'Den Haag | Zuid-Holland'],
    ['Gemeente Rotterdam Cluster Stadsontwikkeling', 'Rotterdam | Zuid-Holland'],
    ['GEMEENTE BERGEN OP ZOOM', 'Bergen op Zoom | Noord-Brabant'],
    ['Gemeente Nuenen c.a.', 'Nuenen | Noord-Brabant'],
    ['Gemeente Dijk en Waard - Inkoop', 'Dijk en Waard | Noord-Holland'],
    ['Gemeente ’s-Hertogenbosch', "'s-Hertogenbosch | Noord-Brabant"],
    ['Gemeente Bergen (NH)', 'Bergen (NH) | Noord-Holland'],
    ['Gemeente Bergen, Limburg', 'Bergen (L) | Limburg'],
    ['Gemeente Best Inkoop', 'Best | Noord-Brabant'],
  ])('for %j is %s', (name, expected) => {
    expect(shown(placeOfOrganisation(name))).toBe(expected)
  })

  test.each([
    ['Provincie Utrecht', 'Utrecht | Utrecht'],
    ['provincie Overijssel', 'Overijssel | Overijssel'],
    ['Provinsje Fryslân', 'Friesland | Friesland'],
    ['Provincie Noord-Brabant, Inkoop', 'Noord-Brabant | Noord-Brabant'],
  ])('for %j is the province %s', (name, expected) => {
    expect(shown(placeOfOrganisation(name))).toBe(expected)
  })

  test.each([
    ['Technische Universiteit Delft', 'Delft | Zuid-Holland'],
    ['Universiteit van Amsterdam', 'Amsterdam | Noord-Holland'],
    ['Stichting Radboudumc', 'Nijmegen | Gelderland'],
    ['Hogeschool van Arnhem en Nijmegen', 'Gelderland | Gelderland'],
    ['Stichting Openbare Bibliotheek Den Haag', 'Den Haag | Zuid-Holland'],
    ["Rechtbank 's-Hertogenbosch", "'s-Hertogenbosch | Noord-Brabant"],
    ['Veiligheidsregio Brabant-Noord', 'Noord-Brabant | Noord-Brabant'],
    ['Veiligheidsregio Amsterdam-Amstelland', 'Amsterdam | Noord-Holland'],
    ['GGD Noord- en Oost-Gelderland', 'Gelderland | Gelderland'],
    ['Rijksmuseum Amsterdam', 'Amsterdam | Noord-Holland'],
    ['Politie Eenheid Limburg', 'Limburg | Limburg'],
  ])('for the institution %j is %s', (name, expected) => {
    expect(shown(placeOfOrganisation(name))).toBe(expected)
  })

  test.each([
    'Gemeente',
    'Gemeente Bergen',
    'Gemeente Foodorp',
    'Gemeente Zuid-Holland',
    'Gemeentehuis Utrecht',
    'Gemeentelijke Dienst Utrecht',
    'Gemeenten Ede en Wageningen',
    'Utrecht',
    'Stichting Gemeente Utrecht',
    'Provincie Holland',
    'Rotterdam Festivals B.V.',
    'Delta Lloyd Groningen',
    'Museum voor het Doorn in het Oog',
    'Omgevingsdienst Flevoland & Gooi en Vechtstreek',
    'Rechtbank Noord-Nederland',
    'Universiteit Antwerpen',
    'Universiteit Nieuw Amsterdamned',
    'Waterschap Vallei en Veluwe',
    'Politie',
    'Ministerie van Defensie',
    'European Space Agency',
    '',
  ])('for %j is unknown', name => {
    expect(placeOfOrganisation(name)).toBeNull()
  })
})
