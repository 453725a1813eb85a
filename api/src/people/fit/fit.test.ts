import { describe, expect, test } from '@jest/globals'
import { SelfEmployment, Workplace } from '../../reference/tender-values.js'
import type { FitPoint } from './points.js'
import { fit, nobody, reading } from './testing/compare.js'

const row = ({ verdict, point, quote, mine }: FitPoint) => [verdict, point, quote, mine]
const rows = (points: readonly FitPoint[]) => points.map(row)
const none = { requirements: [], matches: [], missing: [] }

describe('input that tells nothing', () => {
  test.each([
    ['no text', {}, {}],
    ['an empty text', { description: '' }, {}],
    ['blank lines and bullets', { description: '\n- \n•\n\n***\n:' }, {}],
    ['an empty description of oneself', { title: 'Java', maxHourlyRate: 70, startDate: '2027-01-01' }, nobody],
    ['a skill without letters', { title: 'C, D' }, { skills: [{ name: '///', years: null }] }],
  ])('gives no points: %s', (_what, assignment, mine) => {
    expect(fit(assignment, mine)).toMatchObject(none)
  })

  test('a hostile text of megabytes is read in a moment', () => {
    const started = process.cpuUsage()
    for (const part of [
      'minimaal 5 jaar ervaring met ',
      '((((',
      'a'.repeat(60),
      '- Eisen: ',
      '€ 1',
      '\u0000\ud800 ',
      'jaar ervaring ervaring ',
    ])
      fit({ title: part.repeat(100), description: part.repeat(100_000) })
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
  })

  test('lists and quotes are bounded', () => {
    const text = Array.from({ length: 500 }, (_, index) => `- ervaring met Pakket${index} ${'woord '.repeat(90)}`).join(
      '\n',
    )
    const { requirements } = reading(`Eisen\n${text}`)
    expect(requirements.length).toBeLessThanOrEqual(20)
    for (const { point, quote } of requirements) {
      expect(point.length).toBeLessThanOrEqual(80)
      expect(quote!.length).toBeLessThanOrEqual(162)
    }
  })
})

describe('terms', () => {
  test('a rate below the minimum and self-employment that is refused are not met, and come first', () => {
    const { requirements } = fit({
      maxHourlyRate: 80,
      selfEmployment: SelfEmployment.NOT_ALLOWED,
      selfEmploymentQuote: 'Zzp is niet mogelijk.',
      description: 'Eisen\n- Java\n- VOG',
    })
    expect(rows(requirements)).toEqual([
      ['not_met', 'Zzp niet toegestaan', 'Zzp is niet mogelijk.', ''],
      ['not_met', 'Tarief onder je minimum', '€80 per uur', 'jij: vanaf €88'],
      ['unknown', 'VOG', 'VOG', 'niet in je profiel'],
      ['met', 'Java', 'Java', 'jij: 9 jaar'],
    ])
  })

  test('the highest rate counts, in the words of the text', () => {
    const { matches } = fit({
      minHourlyRate: 80,
      maxHourlyRate: 88,
      description: 'Het tarief is maximaal € 88 per uur.',
    })
    expect(rows(matches)).toEqual([['met', 'Tarief', 'Het tarief is maximaal € 88 per uur.', 'jij: vanaf €88']])
  })

  test('a rate that only the text names counts', () => {
    const { requirements } = reading('Maximum tarief: € 75,- exclusief btw')
    expect(rows(requirements)).toEqual([
      ['not_met', 'Tarief onder je minimum', 'Maximum tarief: € 75,- exclusief btw', 'jij: vanaf €88'],
    ])
  })

  test.each([
    [16, 20, 'not_met'],
    [40, 40, 'not_met'],
    [36, 40, 'met'],
    [null, 24, 'met'],
  ] as const)('hours overlap or not: %s to %s', (minHoursPerWeek, maxHoursPerWeek, verdict) => {
    expect(fit({ minHoursPerWeek, maxHoursPerWeek }).requirements).toMatchObject([
      { point: 'Uren per week', verdict, mine: 'jij: 24 tot 36 uur' },
    ])
  })

  test.each([
    ['2027-01-17', 'not_met'],
    ['2027-01-18', 'met'],
  ])('a start on %s is %s', (startDate, verdict) => {
    expect(fit({ startDate }).requirements).toMatchObject([{ verdict, mine: 'jij: vanaf 18 jan 2027' }])
  })

  test.each([
    [{ region: 'Utrecht', province: 'Utrecht' }, 'matches', 'Afstand', 'jij: Utrecht'],
    [{ region: 'Amersfoort', province: 'Utrecht' }, 'matches', 'Afstand', 'jij: Utrecht, 20 km'],
    [{ region: 'Utrecht (provincie)', province: 'Utrecht' }, 'matches', 'Afstand', 'jij: Utrecht'],
    [{ region: 'Zwolle', province: 'Overijssel' }, 'missing', 'Werk in Zwolle', 'jij: Utrecht, 81 km'],
    [{ region: 'Arnhem', province: 'Gelderland' }, 'missing', 'Werk in Arnhem', 'jij: Utrecht, 55 km'],
    [
      { region: 'Arnhem', province: 'Gelderland', workplace: Workplace.HYBRID },
      'matches',
      'Afstand',
      'jij: Utrecht, 55 km',
    ],
    [
      { region: 'Assen', province: 'Drenthe', workplace: Workplace.REMOTE },
      'matches',
      'Werk op afstand',
      'jij: Utrecht',
    ],
    [{ region: 'Drenthe', province: 'Drenthe' }, 'missing', 'Werk in Drenthe', 'jij: Utrecht'],
  ] as const)('place: %j', (where, list, point, mine) => {
    expect(fit(where)[list].map(one => [one.point, one.mine])).toEqual([[point, mine]])
  })
})

describe('skills', () => {
  test.each([
    ['Ervaring met Spring-applicaties', 'Spring Boot'],
    ['Kennis van de Wet maatschappelijke ondersteuning', 'Wmo'],
    ['Je bent Java-ontwikkelaar', 'Java'],
    ['Ervaring als schuldhulpverlener', 'schuldhulpverlening'],
    ['Ervaring als testautomatiseerder', 'testautomatisering'],
    ['Kennis van planning & control', 'planning en control'],
    ['Ervaring in de zorginkoop', 'inkoop'],
    ['BIG geregistreerd', 'BIG-registratie'],
    ['Kennis van C# vereist', 'C#'],
    ['Kennis van de Aanbestedingswet', 'Aanbestedingswet 2012'],
  ])('%s names %s', (text, skill) => {
    expect(
      reading(`Eisen\n- ${text}`, { skills: [{ name: skill, years: null }] }).requirements.map(({ point }) => point),
    ).toContain(skill)
  })

  test.each([
    'Ervaring met JavaScript',
    'Je werkt in een team',
    'Geen ervaring met Java nodig',
    'Zonder Java',
    'Wij bieden koffie',
  ])('%s names none', text => {
    const { requirements, matches } = reading(text, { skills: [{ name: 'Java', years: 9 }] })
    expect([...requirements, ...matches].filter(({ verdict }) => verdict === 'met')).toEqual([])
  })

  test('small words name no skill', () => {
    const found = reading('Eisen\n- certificaat voor de modules van het systeem', {
      skills: [{ name: 'Suite voor het Sociaal Domein', years: 4 }],
    })
    expect(found.requirements.map(({ verdict }) => verdict)).toEqual(['unknown'])
  })

  test('a related term is said to be one, and proves no requirement', () => {
    const found = reading('Eisen\n- 3 jaar ervaring in het sociaal domein')
    expect(rows(found.matches)).toEqual([
      ['met', 'Wmo (verwant)', '3 jaar ervaring in het sociaal domein', 'jij: 2 jaar'],
    ])
    expect(found.requirements).toMatchObject([{ verdict: 'unknown', point: 'Minimaal 3 jaar Sociaal domein' }])
  })

  test('an uncommon word of a skill of several words is related; a common one is not', () => {
    const skills = [{ name: 'Subsidies verlenen', years: null }]
    const named = (text: string) => reading(text, { skills }).matches.map(({ point }) => point)
    expect(named('Je behandelt subsidieaanvragen.')).toEqual(['Subsidies verlenen (verwant)'])
    expect(named('Je gaat vergunningen verlenen.')).toEqual([])
  })

  test('years: of the skill, else only what the years of work exclude', () => {
    const text =
      'Functie-eisen:\n* minimaal vijf jaar ervaring met Java\n* 4+ jaar ervaring met de Wmo\n* 3 tot 5 jaar ervaring met Spring Boot\n* 12 jaar ervaring als architect\n* 2 jaar ervaring met Kafka'
    expect(reading(text).requirements.map(({ verdict, point, mine }) => [verdict, point, mine])).toEqual([
      ['not_met', 'Minimaal 4 jaar Wmo', 'jij: 2 jaar'],
      ['not_met', 'Minimaal 12 jaar Architect', 'jij: 11 jaar'],
      ['unknown', 'Minimaal 3 jaar Spring Boot', 'zonder jaren in je profiel'],
      ['unknown', 'Minimaal 2 jaar Kafka', 'niet in je profiel'],
      ['met', 'Minimaal 5 jaar Java', 'jij: 9 jaar'],
    ])
  })

  test.each([
    ['een jaar of acht ervaring met Java', 'Minimaal 8 jaar Java'],
    ['een jaar of langer ervaring met Java', 'Minimaal 1 jaar Java'],
    ['vijf jaar of meer ervaring met Java', 'Minimaal 5 jaar Java'],
  ])('%s is %s', (text, point) => {
    expect(reading(`Eisen\n- ${text}`).requirements.map(one => one.point)).toEqual([point])
  })

  test('years that are no experience are not asked for', () => {
    expect(
      reading('Eisen\n- inzet voor 2 jaar\n- in de afgelopen 5 jaar ervaring met Java').requirements.map(
        ({ point }) => point,
      ),
    ).toEqual(['Java'])
  })

  test('wishes match or are missing, by heading and by words, and are never required', () => {
    const found = reading(
      'Eisen\n- Ervaring met Java\n- Kennis van Digikoppeling is een pré\n\nGunningscriteria\n- ervaring met de Wmo\n- werken volgens SAFe\n\nWij bieden\n- Laptop van Apple',
    )
    expect(rows(found.requirements)).toEqual([['met', 'Java', 'Ervaring met Java', 'jij: 9 jaar']])
    expect(rows(found.matches)).toEqual([['met', 'Wmo', 'ervaring met de Wmo', 'jij: 2 jaar']])
    expect(rows(found.missing)).toEqual([
      ['unknown', 'Digikoppeling', 'Kennis van Digikoppeling is een pré', 'niet in je profiel'],
      ['unknown', 'SAFe', 'werken volgens SAFe', 'niet in je profiel'],
    ])
  })

  test('a heading above bullets says nothing of the paragraph below them', () => {
    const found = reading(
      'Eisen\n- Java\n- werken met Scrum\n  en Kafka\nDe werkplek is vrij. Het Rijk betaalt via Negometrix.\nWensen\n- SAFe\n\nInhuur via Freelance.nl is mogelijk.',
    )
    expect(found.requirements.map(({ point }) => point)).toEqual(['Scrum', 'Kafka', 'Java'])
    expect(found.missing.map(({ point }) => point)).toEqual(['SAFe'])
  })

  test('a required study is unknown', () => {
    expect(reading('Eisen\n- wo rechten\n- hbo bouwkunde').requirements.map(({ point }) => point)).toEqual([
      'Wo rechten',
      'Hbo bouwkunde',
    ])
  })

  test('short lines without bullets are sentences, not headings', () => {
    const found = reading(
      'Wij zoeken een Java-ontwikkelaar\nEisen\nErvaring met Java in een team\nKennis van Kafka\nWensen\nKennis van Digikoppeling\nOver de opdracht\nJe werkt aan Oracle',
    )
    expect(found.requirements.map(({ point }) => point)).toEqual(['Kafka', 'Java'])
    expect(found.missing.map(({ point }) => point)).toEqual(['Digikoppeling'])
  })

  test('a list on one line is read item by item', () => {
    const { requirements } = reading(
      `Eisen: - hbo werk- en denkniveau ${'in een passende richting '.repeat(8)}- minimaal 5 jaar ervaring met Java - kennis van Kafka`,
    )
    expect(requirements.map(({ point }) => point)).toContain('Minimaal 5 jaar Java')
    expect(requirements.find(({ point }) => point === 'Kafka')?.quote).toBe('kennis van Kafka')
  })

  test('what is unknown is never called not met', () => {
    const { requirements } = reading('Knock-outcriteria\n- VOG\n- SKJ-registratie\n- rijbewijs B\n- hbo-diploma', {
      years: null,
    })
    expect(requirements.length).toBe(4)
    expect(new Set(requirements.map(({ verdict }) => verdict))).toEqual(new Set(['unknown']))
  })
})
