import { describe, expect, test } from '@jest/globals'
import { aCall } from '../../../test/comparable.js'
import { evidenceOf } from './evidence.js'
import type { ComparableTender } from './comparable-tender.js'
import { keysOf } from './keys.js'
import { compareOrganisations, organisationOf } from '../organisations/organisation.js'
import { profileOf } from './profile.js'
import { matchReason } from './match-reason.js'
import type { EvidenceName } from './weights.js'

const assignment: ComparableTender = {
  ...aCall,
  tenderType: 'freelance_contract',
  source: 'headfirst',
  publicationId: '1',
}

const pairOf = (base: ComparableTender, one: Partial<ComparableTender>, other: Partial<ComparableTender>) => {
  const source = base.tenderType === 'eu_procurement' ? 'ted' : 'between'
  return [profileOf({ ...base, ...one }), profileOf({ ...base, source, publicationId: '2', ...other })] as const
}
const evidence = (base: ComparableTender, one: Partial<ComparableTender>, other: Partial<ComparableTender>) => {
  const [ours, theirs] = pairOf(base, one, other)
  expect(evidenceOf(theirs, ours)).toEqual(evidenceOf(ours, theirs))
  return evidenceOf(ours, theirs)
}
const reason = (base: ComparableTender, one: Partial<ComparableTender>, other: Partial<ComparableTender>) =>
  matchReason(...pairOf(base, one, other))

describe('rare words', () => {
  const one = {
    title: 'Begeleider invoering klimaatkast',
    description: 'Instructies bij de uitrol van Zonnewijzer aan 145 telers.',
  }
  const other = { title: 'Trainer kassen', description: 'Je instrueert 145 telers, die met Zonnewijzer gaan werken.' }

  test('in both texts are evidence for a match, even when the titles have no word in common', () => {
    expect(Number(evidence(assignment, one, other).rareShared)).toBeGreaterThan(2)
    const others = { ...other, description: 'Je leert bakkers het nieuwe kassasysteem kennen.' }
    expect(Number(evidence(assignment, one, others).rareShared)).toBeLessThan(1)
  })

  test('count for less in long texts, where they coincide', () => {
    const padded = (given: string, start: string) =>
      `${given} ${Array.from({ length: 60 }, (_, index) => `${start}${String.fromCodePoint(97 + (index % 26))}${'xyz'[index % 3]}kwart`).join(' ')}`
    const [short, long] = [
      evidence(assignment, one, other),
      evidence(
        assignment,
        { ...one, description: padded(one.description, 'ro') },
        { ...other, description: padded(other.description, 'pu') },
      ),
    ]
    expect(Number(long.rareShared)).toBeGreaterThan(0)
    expect(Number(long.rareShared)).toBeLessThan(Number(short.rareShared))
  })
})

describe('different places and trades in titles', () => {
  test.each([
    ['placesOther', 'Nieuwbouw sporthal Markelo', 'Nieuwbouw sporthal Diepenheim'],
    [
      'tradesOther',
      'Nieuwbouw sporthal De Meent, bouwkundig',
      'Nieuwbouw sporthal De Meent, elektrotechnische installaties',
    ],
  ])('%s: %j and %j do not match', (name, title, other) => {
    expect(reason(aCall, { title: 'Nieuwbouw sporthal' }, { title: 'Nieuwbouw sporthal' })).toBe('words')
    expect(evidence(aCall, { title }, { title: other })).toMatchObject({ [name]: true })
    expect(reason(aCall, { title }, { title: other })).toBeNull()
  })
})

describe('clients', () => {
  test.each([
    ['RvLB', 'Rijksdienst voor Landbouwbeheer'],
    ['WOZZ', 'Stichting Westfries Onderwijs Zuiderzee'],
    ['Gemeente Westerveenn', 'Gemeente Westerveen'],
    ['OD Rijnhorst', 'Omgevingsdienst Rijnhorst'],
  ])('%s is possibly %s', (one, other) => {
    expect(['same', 'similar']).toContain(compareOrganisations(organisationOf(one), organisationOf(other)))
  })

  test.each([
    ['Gemeente Heerde', 'Gemeente Heerle'],
    ['Gemeente Borne', 'Gemeente Borger'],
    ['RvLB', 'Rijksdienst voor Visserij'],
  ])('%s is not %s', (one, other) => {
    expect(compareOrganisations(organisationOf(one), organisationOf(other))).toBe('different')
  })

  test('in a joint procurement each match its name', () => {
    const [both, one] = ['De gemeenten Westerveen en Kerkwoude', 'Gemeente Kerkwoude'].map(name => organisationOf(name))
    expect(compareOrganisations(both!, one!)).toBe('same')
  })

  test('match when the text of one mentions the other, unless both are authorities', () => {
    const description = 'Voor de bibliotheken, ook namens Boekenkring, zoeken we een leverancier.'
    expect(reason(aCall, { description }, { organization: 'Boekenkring' })).toBe('words')
    expect(reason(aCall, {}, { organization: 'Boekenkring' })).toBeNull()
    const municipal = 'Gemeente Westerveen werkt samen met Kerkwoude aan dit plan.'
    expect(reason(aCall, { description: municipal }, { organization: 'Gemeente Kerkwoude' })).toBeNull()
  })

  test('that are anonymous differ by the kind of client in the text', () => {
    const hidden = { organization: 'Between', description: 'Voor een waterschap toets je de plannen.' }
    expect(evidence(assignment, {}, hidden).clientDescribedOther).toBe(true)
    expect(evidence(assignment, { organization: 'Waterschap Beekdal' }, hidden).clientDescribedOther).toBe(false)
  })
})

test('a deadline that was postponed by whole weeks is no contradiction when both were published together', () => {
  const closingDate = new Date('2026-10-26T10:00:00Z')
  expect(evidence(aCall, {}, { closingDate }).closesFar).toBe(false)
  const later = { closingDate, publicationDate: new Date('2026-09-20T08:00:00Z') }
  expect(evidence(aCall, {}, later).closesFar).toBe(true)
})

test('different words in a translation are no evidence', () => {
  const english = {
    title: 'Supply of bread to the schools',
    description: 'Supply of bread and rolls to the schools of the city.',
  }
  const dutch = {
    title: 'Levering van brood',
    description: 'Het leveren van brood en broodjes voor de scholen van de stad.',
  }
  expect(evidence(aCall, english, dutch)).toMatchObject({ otherUnexplained: 0, sentencesOwn: 0 })
})

test.each([
  ['Begeleider domein I', 'Begeleider domein 1'],
  ['Beheerder Q365', 'Beheerder 365'],
  ['Beleidsmedewerker afval (schaal 11)', 'Beleidsmedewerker afval S10'],
  ['Drie stratenmakers', '3 x stratenmakers'],
])('%j and %j have equal numbers', (title, other) => {
  expect(reason(assignment, { title: 'Begeleider afval' }, { title: 'Begeleider afval' })).toBe('words')
  const [one, two] = pairOf(assignment, { title }, { title: other })
  expect([...one.title.marks]).toEqual([...two.title.marks])
})

test.each<[string, ComparableTender, Partial<ComparableTender>, Partial<ComparableTender>]>([
  [
    'abbreviated',
    aCall,
    { organization: 'OKB', title: 'Brood' },
    { organization: 'Stichting Openbare Kinderopvang Beekdal', title: 'Zuivel' },
  ],
  ['called after another buyer', aCall, { organization: 'Servicebureau Beekdal' }, {}],
  ['without a deadline', assignment, { closingDate: null, title: 'Toezichthouder' }, { title: 'Toezichthouder groen' }],
])('blocking: tenders share a key when a client is %s', (_what, base, one, other) => {
  const [ours, theirs] = pairOf(base, one, other)
  expect(keysOf(ours).some(key => keysOf(theirs).includes(key))).toBe(true)
})

describe('sentences', () => {
  const task = 'Je bouwt het meldportaal met Kafka en ondersteunt de bouwers van het inspectieloket.'
  const kade = (metres: string) =>
    `De opdracht betreft het ontwerp en de bouw van een kademuur van ${metres} meter met bolders en fendering.`

  test('that were copied are evidence for a match, and omitted sentences do not count', () => {
    const twice = `${task} Ook test je de koppelingen met de registers van de Kamer en het Kadaster op snelheid.`
    const more = `${twice} Daarnaast modelleer je de processen voor de exportcertificaten en de keuringen.`
    const copied = evidence(assignment, { description: twice }, { description: more })
    expect(copied).toMatchObject({ sentencesOwn: 0, remainderUnlike: 0, factsOther: false })
    expect(Number(copied.textAlike)).toBeGreaterThan(0.3)
    const other = evidence(assignment, { description: task }, { description: kade('480') })
    expect(other).toMatchObject({ textAlike: 0, textUnlike: true })
  })

  test('with replaced words are a standard text, and its other words do not count', () => {
    const standard = (what: string, whom: string) =>
      `Je werkt in een scrumteam aan de vernieuwing van ${what} en de koppeling met ${whom}, samen met de architecten.`
    const one = { title: 'Bouwer', description: standard('het burgerportaal', 'de loongegevens') }
    const other = { title: 'Bouwer', description: standard('het betalingsverkeer', 'de debiteuren') }
    expect(Number(evidence(assignment, one, one).rareShared)).toBeGreaterThan(1)
    const found = evidence(assignment, one, other)
    expect(Number(found.wordsReplaced)).toBeGreaterThan(1)
    expect(Number(found.rareShared)).toBeLessThan(0.5)
    expect(reason(assignment, one, one)).toBe('words')
    expect(reason(assignment, one, other)).toBeNull()
  })

  test.each([
    ['amount', kade('480'), kade('620')],
    [
      'name',
      'Onderhoud van het groen en de verharding in de wijken Rokkeveen en Meerzicht.',
      'Onderhoud van het groen en de verharding in de wijken Noordhove en Seghwaert.',
    ],
  ])('that differ in one %s prevent a match of equal titles', (_what, description, theirs) => {
    expect(reason(aCall, { description }, { description })).toBe('words')
    expect(evidence(aCall, { description }, { description: theirs }).factsOther).toBe(true)
    expect(reason(aCall, { description }, { description: theirs })).toBeNull()
  })

  test('may differ in hours, prices and the notation of numbers', () => {
    const terms = (text: string) => `Je leidt het team van ${text} per week in het gemeentehuis aan de markt.`
    const [one, other] = [terms('zeven bouwers, 36 uur'), terms('7 bouwers, 32 uur')]
    expect(evidence(assignment, { description: one }, { description: other }).factsOther).toBe(false)
  })
})

test.each<[string, Partial<ComparableTender>, Partial<ComparableTender>]>([
  ['in another town', { region: 'Lelystad' }, { region: 'Almere' }],
  ['by only a role in the title', { title: 'Adviseur' }, { title: 'Adviseur' }],
])('an assignment of an anonymous client does not match %s', (_what, one, other) => {
  expect(reason(assignment, one, { ...other, organization: 'Between' })).toBeNull()
})

describe('a procurement whose notice comes later', () => {
  const later = { publicationDate: new Date('2026-12-20T08:00:00Z') }

  test('because of an award matches, and a repeated procedure with another closing date does not', () => {
    expect(reason(aCall, {}, later)).toBe('words')
    expect(reason(aCall, {}, { ...later, closingDate: new Date('2027-02-01T10:00:00Z') })).toBeNull()
  })

  test('because of a postponed deadline matches only when it says so', () => {
    const putOff = {
      publicationDate: new Date('2026-09-28T08:00:00Z'),
      closingDate: new Date('2026-10-26T10:00:00Z'),
    }
    expect(reason(aCall, {}, putOff)).toBeNull()
    expect(reason(aCall, {}, { ...putOff, description: 'Rectificatie: er is een week meer.' })).toBe('words')
  })
})

test.each<[string, ComparableTender, Partial<ComparableTender>, Partial<ComparableTender>]>([
  [
    'clientNamedOther',
    assignment,
    {},
    { organization: 'Between', description: 'Voor de Omgevingsdienst Heuvelrand controleer je bouwplannen.' },
  ],
  [
    'lotsInTextOther',
    aCall,
    { description: 'Deze procedure betreft perceel 2: verblijf.' },
    { description: 'Deze procedure betreft perceel 3: vervoer.' },
  ],
  ['oneIsConsultation', aCall, {}, { description: 'De gemeente houdt een marktconsultatie.' }],
])('%s prevents a match', (name, base, one, other) => {
  expect(Boolean(evidence(base, one, one)[name as EvidenceName])).toBe(false)
  expect(evidence(base, one, other)).toMatchObject({ [name]: true })
  expect(reason(base, one, other)).toBeNull()
})

test('the id of an aggregator contains a code', () => {
  const codes = (publicationId: string) => pairOf(assignment, {}, { publicationId })[1].code
  expect([codes('headfirst_HFWSV000194'), codes('harveynash_298847'), codes('1')]).toEqual(['HFWSV000194', null, null])
})

test('AI in capitals is a subject, and ai means ad interim', () => {
  const words = (title: string) => pairOf(assignment, { title }, {})[0].title.words
  expect([words('Adviseur AI'), words('Adviseur ai'), words('Adviseur a.i.')]).toEqual([
    ['adviseur', 'ai'],
    ['adviseur'],
    ['adviseur'],
  ])
})

describe('the standard text of a client', () => {
  const client =
    'Westerveen telt 84.000 inwoners in dertien kernen. Onze organisatie werkt met korte lijnen en ambities. '
  const cycling = `${client}Je ontwerpt fietsstraten rond scholen, tekent schetsen en rekent drukke kruispunten door.`

  test('is no evidence, and the remainders of the texts distinguish assignments', () => {
    const sewers = `${client}Je inspecteert rioolgemalen en plant vervanging van pompen.`
    const apart = evidence(assignment, { description: cycling }, { description: sewers })
    expect(apart).toMatchObject({ remainderUnlike: 1, countsShared: 0 })
    expect(Number(apart.rareShared)).toBeLessThan(1)
  })

  test('does not weaken a match of copied tasks', () => {
    const copied = evidence(assignment, { description: cycling }, { description: cycling })
    expect(copied).toMatchObject({ remainderUnlike: 0 })
    expect(Number(copied.rareShared)).toBeGreaterThan(1)
  })
})

test('different teams prevent a match, unless one text mentions both', () => {
  const [payments, portal] = [
    'Je werkt voor team Dagloon aan de keten.',
    'Je werkt voor team Werkgeversportaal aan de keten.',
  ]
  expect(evidence(assignment, { description: payments }, { description: portal }).unitsOther).toBe(true)
  const both = 'Je werkt voor team Werkgeversportaal, samen met Dagloon, aan de keten.'
  expect(evidence(assignment, { description: payments }, { description: both }).unitsOther).toBe(false)
})

test('common amounts are evidence for a match, different ones against it, and years and hours are ignored', () => {
  const one = { description: 'Je rolt in 2026 voor 36 uur 3.400 nieuwe laptops uit.' }
  expect(evidence(assignment, one, { description: 'Uitrol van 3400 laptops bij de school.' }).countsShared).toBe(1)
  expect(evidence(assignment, one, { description: 'Uitrol van 1.250 laptops bij de school.' }).countsOther).toBe(true)
  expect(evidence(assignment, one, { description: 'Uitrol in 2027 voor 32 uur bij de school.' }).countsOther).toBe(
    false,
  )
})

test.each([
  'Voor onze eindklant, gemeente Westerveen, zijn wij op zoek naar een adviseur.',
  'Functie omschrijving\nJe adviseert.\nDe opdrachtgever(s)\nGemeente Westerveen',
  'Voor de gemeente Westerveen zoeken wij een adviseur.',
])('the client is read from the text of a broker: %j', description => {
  const hidden = { organization: 'Between', description }
  expect(profileOf({ ...assignment, ...hidden }).organisation.name).toEqual(new Set(['westerveen']))
  expect(reason(assignment, { organization: 'Gemeente Kerkwoude' }, hidden)).toBeNull()
})

test('a supporter does not match a leader, and numbers of sites in titles are ignored', () => {
  const [leader, support] = [{ title: 'Projectleider riolering' }, { title: 'Projectondersteuner riolering' }]
  expect(reason(assignment, leader, leader)).toBe('words')
  expect(reason(assignment, leader, support)).toBeNull()
  expect(
    evidence(assignment, { title: '#1058 Onderzoeker mobiliteit' }, { title: 'Mobiliteitsonderzoeker SF16102' }),
  ).toMatchObject({ titlesFit: true, subjectsOther: 0 })
})

test('blocking: an assignment of an anonymous client shares a key by rare words of its text', () => {
  const [ours, theirs] = pairOf(
    assignment,
    { title: 'Beleidsadviseur Wonen', description: 'Je ontwikkelt de Gnephoek en de Noordrand.', closingDate: null },
    { title: 'Versneller', organization: 'Between', description: 'Versnellen van de Gnephoek.', closingDate: null },
  )
  expect(keysOf(ours).some(key => keysOf(theirs).includes(key))).toBe(true)
})
