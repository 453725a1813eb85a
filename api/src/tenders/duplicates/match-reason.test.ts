import { describe, expect, test } from '@jest/globals'
import { aCall } from '../../../test/comparable.js'
import { addressesOf } from './addresses.js'
import type { ComparableTender } from './comparable-tender.js'
import { keysOf } from './keys.js'
import { profileOf } from './profile.js'
import { matchReason } from './match-reason.js'
import { codeOf } from './reference-code.js'

const base: ComparableTender = { ...aCall, publicationId: '431022', title: 'Renovatie zwembad De Waterlelie' }
const copy = { source: 'ted', publicationId: '301774-2026' }
const assignment: Partial<ComparableTender> = {
  tenderType: 'freelance_contract',
  source: 'headfirst',
  publicationId: '1',
}
const elsewhere: Partial<ComparableTender> = { ...assignment, source: 'between' }

/** Asserts symmetry. */
function reason(one: Partial<ComparableTender>, other: Partial<ComparableTender>) {
  const [ours, theirs] = [profileOf({ ...base, ...one }), profileOf({ ...base, ...other })]
  expect(matchReason(theirs, ours)).toBe(matchReason(ours, theirs))
  return matchReason(ours, theirs)
}

describe('a code', () => {
  test.each([
    '',
    ' ',
    '1',
    '12',
    'nvt',
    'n.v.t.',
    'N/A',
    '-----',
    '000000',
    '2026',
    '2026-',
    'AANVRAAG',
    'zie bijlage',
    '11111',
    null,
  ])('%j is not a code', reference => {
    expect(codeOf(reference)).toBeNull()
  })

  test.each([
    ['IU-2026/118', 'iu 2026-118'],
    ['TN512026', '512026'],
    ['Z/2026/00417', 'Z2026-00417'],
  ])('is equal in another notation: %s, %s', (one, other) => {
    expect(codeOf(one)).toBe(codeOf(other))
    expect(codeOf(one)).not.toBeNull()
  })

  test('matches tenders of one organisation without a common word in their titles', () => {
    const given = { reference: '512025', title: 'Bestrijding eikenprocessierups' }
    const theirs = { ...copy, reference: '512025', title: 'Oak processionary caterpillar control' }
    expect(reason(given, theirs)).toBe('code')
    expect(reason(given, { ...theirs, organization: 'Gemeente Haarveld' })).toBeNull()
    expect(reason(given, { ...theirs, closingDate: new Date('2027-03-01') })).toBeNull()
  })

  test('does not match a framework agreement with an order under it', () => {
    const reference = 'ZW-2024-0881'
    const title = 'Raamovereenkomst inhuur ICT'
    expect(reason({ reference, title }, { ...copy, reference, title: 'Minicompetitie inhuur ICT' })).toBeNull()
  })
})

describe('an address', () => {
  test.each([
    ['https://www.tenderned.nl/aankondigingen/overzicht/431022', 'tenderned:431022'],
    ['https://www.tenderned.nl/tenderned-tap/aankondigingen/431022;section=2', 'tenderned:431022'],
    ['https://ted.europa.eu/nl/notice/-/detail/00301774-2026', 'ted:301774-2026'],
    ['TED:301774-2026', 'ted:301774-2026'],
    ['http://www.broker.nl/opdracht/18842/?utm_source=feed#top', 'broker.nl/opdracht/18842'],
    ['https://broker.nl/opdrachten?id=4417802', 'broker.nl/opdrachten?id=4417802'],
  ])('%s is normalised to %s', (given, known) => {
    expect([...addressesOf({ ...base, source: 'between', elsewhere: [given] })]).toEqual([known])
  })

  test.each([
    '',
    'https://broker.nl/',
    'https://broker.nl/opdrachten',
    'javascript:alert(12345)',
    'https://',
    '12345',
    'ted:',
  ])('%j is ignored', given => {
    expect([...addressesOf({ ...base, sourceUrl: given, elsewhere: [given] })]).toEqual(['tenderned:431022'])
  })

  test('matches tenders with only the organisation in common, and not without it', () => {
    const named = { ...copy, title: 'Playground', elsewhere: ['tenderned:431022'] }
    expect(reason({}, named)).toBe('address')
    expect(reason({}, { ...named, organization: 'Waterschap Rijnmarken' })).toBeNull()
  })
})

describe('words', () => {
  test('match a procedure on two sites, and never two tenders of one site', () => {
    expect(reason({}, copy)).toBe('words')
    expect(reason({}, { publicationId: '2' })).toBeNull()
    expect(reason({}, { ...copy, tenderType: 'freelance_contract' })).toBeNull()
  })

  test.each([
    ['Projectleider', 'Projectleider riolering'],
    ['Adviseur', 'Inkoopadviseur'],
    ['', '   '],
    ['---', '...'],
    ['2026', '2027'],
    ['Opdracht', 'Project'],
    ['Medior tester', 'Tester'],
  ])('do not match when too few are in common: %j, %j', (title, other) => {
    expect(reason({ ...assignment, title }, { ...elsewhere, title: other })).toBeNull()
  })

  test.each(['Overheid', 'Onbekend', 'Gemeente', 'Rijksoverheid', '-'])(
    'do not match assignments of an anonymous client (%s) with a common title',
    organization => {
      expect(
        reason(
          { ...assignment, organization, title: 'Projectleider' },
          { ...elsewhere, organization, title: 'Projectleider' },
        ),
      ).toBeNull()
    },
  )

  test('match a client with its initials', () => {
    const client = { organization: 'Regionale Sociale Dienst Beekstreek' }
    expect(reason({ ...assignment, ...client }, { ...elsewhere, organization: 'RSD Beekstreek' })).toBe('words')
  })

  test('do not match a province with a city of the same name', () => {
    expect(reason({ organization: 'Gemeente Utrecht' }, { ...copy, organization: 'Provincie Utrecht' })).toBeNull()
  })

  test.each<[string, Partial<ComparableTender>, Partial<ComparableTender>]>([
    ['hours', { minHoursPerWeek: 16 }, { minHoursPerWeek: 36 }],
    ['rates', { maxHourlyRate: 70 }, { minHourlyRate: 105 }],
    ['start dates', { startDate: '2026-10-01' }, { startDate: '2027-01-04' }],
    ['provinces', { province: 'Utrecht' }, { province: 'Groningen' }],
    ['codes of one series', { reference: 'DPR-26-0471' }, { reference: 'DPR-26-0472' }],
    ['codes with digits that look like a year', { reference: 'SRQ203947' }, { reference: 'SRQ203911' }],
  ])('do not match with different %s', (_what, one, other) => {
    expect(reason({ ...assignment }, { ...elsewhere })).toBe('words')
    expect(reason({ ...assignment, ...one }, { ...elsewhere, ...other })).toBeNull()
  })

  test('do not match in long titles without a word', () => {
    const title = 'a-'.repeat(5000)
    const organization = 'Stichting '.repeat(500)
    expect(reason({ title, organization }, { ...copy, title: `${title}b`, organization })).toBeNull()
  })
})

test('blocking: a tender has few keys and shares one with its copy', () => {
  const keys = keysOf(
    profileOf({
      ...base,
      reference: 'IU-2026/118',
      elsewhere: Array.from({ length: 99 }, (_, n) => `ted:${n + 1}-2026`),
    }),
  )
  expect(keys.length).toBeLessThan(25)
  expect(keys.some(key => keysOf(profileOf({ ...base, ...copy })).includes(key))).toBe(true)
  expect(
    keysOf(
      profileOf({ ...base, publicationId: '', source: 'freep', title: '-', organization: '-', closingDate: null }),
    ),
  ).toEqual([])
})

describe('an organisation or title on another site', () => {
  test.each([
    ['Gemeente Utrecht', 'UMC Utrecht'],
    ['Hogeschool Utrecht', 'Universiteit Utrecht'],
    ['Gemeente Bergen', 'Gemeente Bergen op Zoom'],
    ['Ministerie van Justitie en Veiligheid - DJI', 'Ministerie van Justitie en Veiligheid - IND'],
    ['Gemeente Bergen (NH)', 'Gemeente Bergen (L)'],
    ['CBS', 'Centraal Planbureau'],
    ['Prov. Overijssel', 'Provincie Gelderland'],
  ])('%s does not match %s', (organization, other) => {
    expect(reason({ organization }, { ...copy, organization: other })).toBeNull()
  })

  test.each([
    ['Gemeente Bergen (NH)', 'Gemeente Bergen'],
    ['CBS', 'Centraal Bureau voor de Statistiek'],
    ['Bizob (namens gemeente Land van Cuijk)', 'Gemeente Land van Cuijk'],
    ['Ministerie van Justitie en Veiligheid - DJI', 'Dienst Justitiële Inrichtingen'],
    ['HVC Groep N.V.', 'N.V. HVC'],
    ['Gemeente Rotterdam', 'Gemeente Rotterdam, Cluster Bestuurs- en Concernondersteuning'],
    ['Gemeente Den Bosch', "Gemeente 's-Hertogenbosch"],
    ['Prov. Overijssel', 'Provincie Overijssel'],
    ['Provinsje Fryslân', 'Provincie Fryslân'],
    ['Ministerie van Infrastructuur en Waterstaat - Rijkswaterstaat (RWS GPO)', 'Rijkswaterstaat Grote Projecten'],
    ['ODMH', 'Omgevingsdienst Midden-Holland'],
  ])('%s matches %s', (organization, other) => {
    expect(reason({ organization }, { ...copy, organization: other })).toBe('words')
  })

  test.each([
    ['Zaaksysteem', 'SaaS zaaksysteem incl. implementatie en beheer'],
    ['Renovatie zwembad De Waterlelie', 'Nederland – Bouwwerkzaamheden – Renovatie zwembad De Waterlelie'],
  ])('%j matches %j only with the same deadline', (title, other) => {
    expect(reason({ title }, { ...copy, title: other })).toBe('words')
    const far = new Date('2026-12-01T10:00:00Z')
    expect(reason({ title }, { ...copy, title: other, closingDate: far })).toBeNull()
  })

  test('does not match by one short word', () => {
    expect(reason({ title: 'Software' }, { ...copy, title: 'Software voor de burgerlijke stand' })).toBeNull()
  })

  test('matches a compound of a role, and not with another subject', () => {
    const title = 'Informatiebeveiligingsadviseur'
    expect(reason({ ...assignment, title }, { ...elsewhere, title: 'Adviseur informatiebeveiliging' })).toBe('words')
    expect(reason({ ...assignment, title }, { ...elsewhere, title: 'Adviseur informatiehuishouding' })).toBeNull()
  })
})

describe('a description', () => {
  const text = 'Je leidt de vervanging van de riolering in de wijken De Hoek en Groenewoud, tot en met de oplevering.'
  const shortened = 'Vervanging van de riolering in de wijken De Hoek en Groenewoud.'
  const role = { title: 'Projectleider', organization: 'Gemeente Nissewaard' }

  test('that was copied or abridged matches general titles', () => {
    const earlier = { ...role, closingDate: new Date('2026-10-11T10:00:00Z') }
    expect(reason({ ...assignment, ...role }, { ...elsewhere, ...earlier })).toBeNull()
    const described = reason(
      { ...assignment, ...role, description: text },
      { ...elsewhere, ...earlier, description: shortened },
    )
    expect(described).toBe('words')
  })

  test('matches an anonymous client, unless it names another project', () => {
    const known = { ...assignment, title: 'Projectleider riolering', description: text, startDate: '2026-11-02' }
    const hidden = { ...elsewhere, title: 'Projectleider riolering', organization: 'Between', startDate: '2026-11-02' }
    expect(reason(known, { ...hidden, description: shortened })).toBe('words')
    expect(reason(known, { ...hidden, description: 'Aanleg van de riolering in Stadshavens.' })).toBeNull()
  })

  test('of another project prevents a match of equal titles', () => {
    const one = { title: 'Projectleider digitalisering', description: 'Implementatie van een nieuw zaaksysteem.' }
    const other = { ...one, description: 'Vervanging van het financiële pakket en van de factuurstroom.' }
    expect(reason({ ...assignment, ...one }, { ...elsewhere, ...one })).toBe('words')
    expect(reason({ ...assignment, ...one }, { ...elsewhere, ...other })).toBeNull()
  })

  test('of one project does not match two roles in it', () => {
    const description = 'IPM-team van het project Dynamische Beekdalen.'
    const [one, other] = [{ title: 'Technisch manager' }, { title: 'Omgevingsmanager' }]
    expect(reason({ ...assignment, ...one, description }, { ...elsewhere, ...other, description })).toBeNull()
  })

  test('that contains the code of the other site is evidence for a match', () => {
    const code = { title: 'Kademuren', reference: '1-201-26', closingDate: new Date('2026-10-19T10:00:00Z') }
    expect(reason(code, { ...copy, title: 'Ingenieursdiensten kademuren (1-201-26)' })).toBe('words')
  })
})

test.each([
  ['Between', true],
  ['Hero Interim Professionals', true],
  ['Een grote gemeente in Overijssel', true],
  ['Middelgrote Brabantse gemeente', true],
  ['Overheidsinstelling regio Utrecht', true],
  ['Noordelijke gemeente', true],
  ['Woningcorporatie in Amsterdam', true],
  ['Tedburg B.V.', false],
  ['Stichting Kinderopvang in Beweging', false],
  ['Gemeente Grootegast', false],
])('%s is anonymous: %s', (organization, isHidden) => {
  expect(profileOf({ ...base, organization }).organisation.name.size === 0).toBe(isHidden)
})

describe('titles', () => {
  test.each([
    ['Klantmanager Werk en Inkomen', 'Klantmanager W&I'],
    ['Directievoerder UAVgc', 'Directie voerder UAV-gc'],
    ['Senior adviseur Planning & Control', 'Adviseur P&C (senior, m/v/x, 24-32 uur)'],
    ['Senior projectleider warmtetransitie', 'Ervaren projectleider warmtetransitie'],
  ])('%j and %j match', (title, other) => {
    const terms = { minHoursPerWeek: 24, maxHoursPerWeek: 32, startDate: '2026-11-02' }
    expect(reason({ ...assignment, ...terms, title }, { ...elsewhere, ...terms, title: other })).toBe('words')
  })

  test.each([
    ['Klantmanager inkomen', 'Klantmanager werk'],
    ['Financieel adviseur', 'Financieel administrateur'],
    ['Senior adviseur Woo', 'Junior adviseur Woo'],
    ['Test manager keten Heffen', 'Test engineer keten Heffen'],
    ['Beleidsadviseur mobiliteit', 'Beleidsadviseur economie'],
  ])('%j and %j do not match, even with equal terms', (title, other) => {
    const terms = { minHoursPerWeek: 24, maxHoursPerWeek: 32, startDate: '2026-11-02' }
    expect(reason({ ...assignment, ...terms, title }, { ...elsewhere, ...terms, title: other })).toBeNull()
  })

  test.each([
    ['Baggerwerken cluster Zuid', 'Baggerwerken cluster Noord'],
    ['Leerlingenvervoer perceel Oost', 'Leerlingenvervoer perceel Rolstoelvervoer'],
    ['Verbouwing politiebureau Hoorn', 'Verbouwing politiebureau Purmerend'],
    ['Onderhoud liften en roltrappen', 'Vervanging liften en roltrappen'],
    ['Leerlingenvervoer', 'Wmo-vervoer'],
  ])('%j and %j do not match as procedures', (title, other) => {
    expect(reason({ title }, { ...copy, title: other })).toBeNull()
  })
})
