import { describe, expect, test } from '@jest/globals'
import { findPlace } from './find-place.js'
import { placeOfOrganisation } from './place-of-organisation.js'
import { places } from './places.js'
import { type Province, provinces } from './regions.js'
import { sitesByTown } from './sites.js'

const shown = (place: ReturnType<typeof findPlace>) => place && `${place.name} | ${place.province}`

const listed = new Set(places.map(({ name }) => name))
const namesIn = (wanted: Province) => places.filter(({ province }) => province === wanted).map(({ name }) => name)

describe('the table of places', () => {
  test('has no name in two provinces', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { name, province } of places) {
      const key = name
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
      if ((seen.get(key) ?? province) !== province) twice.push(name)
      seen.set(key, province)
    }
    expect(twice).toEqual([])
  })

  test('finds every name in its own province', () => {
    expect(places.filter(({ name, province }) => findPlace(name)?.province !== province)).toEqual([])
  })

  test('maps every other name and every site to the displayed town', () => {
    const named = places.flatMap(({ name, otherNames }) => (otherNames.length > 0 ? [[name, otherNames] as const] : []))
    const names = [...named, ...Object.entries(sitesByTown)]
    for (const [name, others] of names) {
      expect(listed).toContain(name)
      for (const spelling of [name, ...others]) expect([spelling, findPlace(spelling)?.name]).toEqual([spelling, name])
    }
  })

  test('has no site that is also a town, or that belongs to two towns', () => {
    const names = Object.values(sitesByTown).flat()
    expect(names.filter(name => listed.has(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test('contains every place that is also a word', () => {
    for (const { name } of places.filter(({ isWord }) => isWord)) expect(findPlace(name)?.name).toBe(name)
  })

  test.each([
    ['Groningen', 'Eemsdelta', 'Het Hogeland', 'Midden-Groningen', 'Oldambt', 'Stadskanaal', 'Westerkwartier'],
    ['Friesland', 'De Fryske Marren', 'Heerenveen', 'Leeuwarden', 'Noardeast-Fryslân', 'Súdwest-Fryslân', 'Waadhoeke'],
    ['Drenthe', 'Aa en Hunze', 'Assen', 'Coevorden', 'Emmen', 'Hoogeveen', 'Meppel', 'Tynaarlo'],
    ['Overijssel', 'Almelo', 'Deventer', 'Enschede', 'Hengelo', 'Hof van Twente', 'Kampen', 'Zwolle'],
    ['Gelderland', 'Apeldoorn', 'Arnhem', 'Berg en Dal', 'Ede', 'Nijmegen', 'West Betuwe', 'Zutphen'],
    ['Flevoland', 'Almere', 'Dronten', 'Lelystad', 'Noordoostpolder', 'Urk', 'Zeewolde'],
    ['Noord-Holland', 'Amsterdam', 'Dijk en Waard', 'Gooise Meren', 'Haarlemmermeer', 'Hollands Kroon', 'Zaanstad'],
    ['Zuid-Holland', 'Den Haag', 'Hoeksche Waard', 'Molenlanden', 'Nissewaard', 'Rotterdam', 'Voorne aan Zee'],
    ['Zeeland', 'Borsele', 'Goes', 'Middelburg', 'Schouwen-Duiveland', 'Terneuzen', 'Vlissingen'],
    ['Utrecht', 'Amersfoort', 'De Bilt', 'Stichtse Vecht', 'Utrecht', 'Vijfheerenlanden', 'Zeist'],
    ['Noord-Brabant', 'Altena', "'s-Hertogenbosch", 'Land van Cuijk', 'Maashorst', 'Meierijstad', 'Tilburg'],
    ['Limburg', 'Beekdaelen', 'Heerlen', 'Maastricht', 'Peel en Maas', 'Sittard-Geleen', 'Venlo'],
  ] as const)('%s has its municipalities', (province, ...municipalities) => {
    expect(municipalities.length).toBeGreaterThanOrEqual(5)
    expect(namesIn(province)).toEqual(expect.arrayContaining([...municipalities]))
  })

  test.each(provinces)('%s is sorted, and holds nothing twice', province => {
    const names = namesIn(province)
    const collator = new Intl.Collator('nl', { ignorePunctuation: true })
    expect(names).toEqual([...names].sort(collator.compare))
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the place in a text', () => {
  test.each([
    ['Den Haag Zuid-Holland', 'Den Haag | Zuid-Holland'],
    ['UTRECHT (Utrecht)', 'Utrecht | Utrecht'],
    ['Amsterdam, Noord-Holland', 'Amsterdam | Noord-Holland'],
    ['Amsterdam Noord Holland Nederland', 'Amsterdam | Noord-Holland'],
    ['1012 AB Amsterdam', 'Amsterdam | Noord-Holland'],
    ['Croeselaan 15, 3521BJ Utrecht', 'Utrecht | Utrecht'],
    ['Postbus 20011 Den Haag', 'Den Haag | Zuid-Holland'],
    ['’s-Gravenhage', 'Den Haag | Zuid-Holland'],
    ['THE HAGUE', 'Den Haag | Zuid-Holland'],
    ['den-haag', 'Den Haag | Zuid-Holland'],
    ['Den Bosch', "'s-Hertogenbosch | Noord-Brabant"],
    ['Ljouwert', 'Leeuwarden | Friesland'],
    ['Sudwest Fryslan', 'Súdwest-Fryslân | Friesland'],
    ['St. Oedenrode', 'Sint-Oedenrode | Noord-Brabant'],
    ['Alphen a/d Rijn', 'Alphen aan den Rijn | Zuid-Holland'],
    ['Capelle a.d. IJssel', 'Capelle aan den IJssel | Zuid-Holland'],
    ['Nuenen, Gerwen en Nederwetten', 'Nuenen | Noord-Brabant'],
    ['Gilze & Rijen', 'Gilze en Rijen | Noord-Brabant'],
    ['Land van Cuijk Noord-Brabant', 'Land van Cuijk | Noord-Brabant'],
    ['2e Exloërmond', '2e Exloërmond | Drenthe'],
    ['Den Haag/Utrecht', 'Den Haag | Zuid-Holland'],
    ['Den Haag, Utrecht', 'Den Haag | Zuid-Holland'],
    ['Den Haag of Groningen', 'Den Haag | Zuid-Holland'],
    ['Hybride - Zwolle', 'Zwolle | Overijssel'],
    ['Remote/Utrecht (2 dagen op kantoor)', 'Utrecht | Utrecht'],
    ['Regio Eindhoven', 'Eindhoven | Noord-Brabant'],
    ['Breda en omgeving', 'Breda | Noord-Brabant'],
    ['Rotterdam-Zuid', 'Rotterdam | Zuid-Holland'],
    ['Politie Rotterdam', 'Rotterdam | Zuid-Holland'],
    ['Hengelo', 'Hengelo | Overijssel'],
    ['Hengelo Gelderland', 'Hengelo (Gld) | Gelderland'],
    ['Hengelo (O)', 'Hengelo | Overijssel'],
    ['Rijswijk NB', 'Rijswijk (NB) | Noord-Brabant'],
    ['Elst, Utrecht', 'Elst (Ut) | Utrecht'],
    ['Bergen', 'Bergen | null'],
    ['Bergen Limburg', 'Bergen (L) | Limburg'],
    ['Limburg, Bergen', 'Bergen (L) | Limburg'],
    ['Bergen (NH.)', 'Bergen (NH) | Noord-Holland'],
    ['Bergen N-H', 'Bergen (NH) | Noord-Holland'],
    ['Zeeland', 'Zeeland | Zeeland'],
    ['Zeeland Noord-Brabant', 'Zeeland (NB) | Noord-Brabant'],
    ['Zwolle Zuid-Holland', 'Zwolle | Zuid-Holland'],
    ['Utrecht', 'Utrecht | Utrecht'],
    ['groningen', 'Groningen | Groningen'],
    ['Provincie Fryslân', 'Friesland | Friesland'],
    ['Brabant', 'Noord-Brabant | Noord-Brabant'],
    ['ZH', 'Zuid-Holland | Zuid-Holland'],
    ['Limburg (NL)', 'Limburg | Limburg'],
    ['Noord-Holland/Utrecht', 'Noord-Holland | Noord-Holland'],
    ['Noord-Holland, Amsterdam', 'Amsterdam | Noord-Holland'],
    ['West-Friesland', 'West-Friesland | Noord-Holland'],
    ['Zuid-Limburg', 'Zuid-Limburg | Limburg'],
    ['Nieuw Amsterdam', 'Nieuw-Amsterdam | Drenthe'],
    ['Pernisserhoek Zuid-Holland', 'Pernisserhoek | Zuid-Holland'],
    ['Pernisserhoek, Zuid-Holland', 'Pernisserhoek | Zuid-Holland'],
    ['Foodorp Groningen', 'Foodorp | Groningen'],
    ['FOODORP AAN DE IJSSEL', 'Foodorp aan de IJssel | null'],
    ['<b>Utrecht</b>', 'Utrecht | Utrecht'],
    ['Hylpen', 'Hindeloopen | Friesland'],
    ['Snits, Fryslân', 'Sneek | Friesland'],
    ['Bilt, De', 'De Bilt | Utrecht'],
    ['Bilt (De), Utrecht', 'De Bilt | Utrecht'],
    ['HAAG, DEN', 'Den Haag | Zuid-Holland'],
    ["Hertogenbosch, 's", "'s-Hertogenbosch | Noord-Brabant"],
    ['Hague, The', 'Den Haag | Zuid-Holland'],
    ['Technische Universiteit Delft', 'Delft | Zuid-Holland'],
    ['Technische Universiteit Eindhoven', 'Eindhoven | Noord-Brabant'],
    ['Amsterdam, '.repeat(900), 'Amsterdam | Noord-Holland'],
  ])('in %j is %s', (text, expected) => {
    expect(shown(findPlace(text))).toBe(expected)
  })

  test.each([
    ['High Tech Campus 5', 'Eindhoven | Noord-Brabant'],
    ['Brainport Eindhoven', 'Eindhoven | Noord-Brabant'],
    ['Strijp-S', 'Eindhoven | Noord-Brabant'],
    ['Wageningen Campus', 'Wageningen | Gelderland'],
    ['TU Delft', 'Delft | Zuid-Holland'],
    ['TU/e', 'Eindhoven | Noord-Brabant'],
    ['Utrecht Science Park, Utrecht', 'Utrecht | Utrecht'],
    ['Radboudumc (Nijmegen)', 'Nijmegen | Gelderland'],
    ['Kromhoutkazerne', 'Utrecht | Utrecht'],
    ['Vliegbasis Gilze-Rijen', 'Gilze en Rijen | Noord-Brabant'],
    ['Schiphol', 'Schiphol | Noord-Holland'],
    ['Luchthaven Schiphol', 'Schiphol | Noord-Holland'],
    ['Tweede Kamer', 'Den Haag | Zuid-Holland'],
    ['Ministerie van Defensie', 'Den Haag | Zuid-Holland'],
    ['Ministerie van Onderwijs, Cultuur en Wetenschap', 'Den Haag | Zuid-Holland'],
    // A town beside the site, or beside the ministry, is the place of work.
    ['Ministerie van Defensie, Utrecht', 'Utrecht | Utrecht'],
    ['Binnenhof 12, Ridderkerk', 'Ridderkerk | Zuid-Holland'],
    ['TU Delft, locatie Rotterdam', 'Rotterdam | Zuid-Holland'],
    ['TU Delft of Rotterdam', 'Delft | Zuid-Holland'],
    ['Politieacademie Amsterdam', 'Amsterdam | Noord-Holland'],
  ])('for the site %j is %s', (text, expected) => {
    expect(shown(findPlace(text))).toBe(expected)
  })

  test.each([
    'Nederland',
    'the Netherlands',
    'Remote',
    'Thuis',
    'Hybride',
    'Landelijk',
    'Randstad',
    'Diverse locaties',
    'Meerdere locaties in Nederland',
    'Gemeentehuis',
    'Croeselaan 15',
    '1012 AB',
    '3511',
    'n.t.b.',
    'Nader te bepalen',
    'In overleg',
    'Wij zoeken een adviseur voor de gemeente',
    'Foo, Bar',
    'Zo lang is de naam van geen enkele plaats hier',
    '',
    '   ',
    '---',
    "''",
    '\u0000\uD800',
    '__proto__',
    '<script>alert(1)</script>',
  ])('in %j is absent', text => {
    expect(findPlace(text)).toBeNull()
  })

  test.each([
    ' ',
    'a',
    '-',
    '(',
    ' -',
    'a ',
    '1 ',
    "'",
    'st.',
    'a/d',
    'aan den ',
    '\uFDFA',
    'e\u0301',
    'Noord-Holland ',
  ])(
    'ReDoS: a text of a hundred thousand characters, only %j, has no place and is answered within the time limit of a test',
    piece => {
      const text = piece.repeat(100_000 / piece.length)
      expect(findPlace(text)).toBeNull()
      expect(placeOfOrganisation(`Gemeente ${text}`)).toBeNull()
    },
  )
})
