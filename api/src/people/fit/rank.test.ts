import { describe, expect, test } from '@jest/globals'
import { SelfEmployment, Workplace } from '../../reference/tender-values.js'
import { fit, type Given, reading, somebody } from './testing/compare.js'

describe('rank', () => {
  const rank = (given: Given) => fit(given).rank
  const java = { title: 'Java-ontwikkelaar', description: 'Eisen\n- 5 jaar ervaring met Java' }

  test('a skill weighs most in the title, then in a requirement, the text and a wish', () => {
    const ranks = [
      rank({ title: 'Java' }),
      rank({ description: 'Eisen\n- Java' }),
      rank({ description: 'Het systeem is in Java geschreven.' }),
      rank({ description: 'Java is een pré.' }),
      rank({}),
    ]
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))
    expect(new Set(ranks).size).toBe(ranks.length)
  })

  test('more requirements that the description lacks rank lower', () => {
    const ranks = ['Java', 'Java en Kafka', 'Java, Kafka en Avro'].map(text => reading(`Eisen\n- ${text}`).rank)
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))
    expect(new Set(ranks).size).toBe(ranks.length)
  })

  test('a study in a field that the description does not name ranks lower than a level of education', () => {
    const [level, named, other] = ['wo werk- en denkniveau', 'wo informatica en Java', 'wo rechten'].map(
      study => reading(`Java\nEisen\n- ${study}`).rank,
    )
    expect(level).toBeGreaterThan(other!)
    expect(named).toBeGreaterThan(other!)
  })

  test('one year short ranks far lower', () => {
    const short = { title: 'Wmo', description: 'Eisen\n- 3 jaar ervaring met de Wmo' }
    expect(rank(short)).toBeLessThan(rank({ ...short, description: 'Eisen\n- 2 jaar ervaring met de Wmo' }) - 30)
  })

  test('a skill counts for more in a short profile than in a long one', () => {
    const others = Array.from({ length: 8 }, (_, index) => ({ name: `Pakket${index}`, years: null }))
    const [skill] = somebody.skills
    expect(fit(java, { skills: [skill!] }).rank).toBeGreaterThan(fit(java, { skills: [skill!, ...others] }).rank)
  })

  test('each kilometre counts, less when some days are from home', () => {
    const to = (region: string, province: string, workplace: Workplace) =>
      rank({ ...java, region, province, workplace })
    const ranks = [
      to('Utrecht', 'Utrecht', Workplace.ON_SITE),
      to('Zwolle', 'Overijssel', Workplace.HYBRID),
      to('Arnhem', 'Gelderland', Workplace.ON_SITE),
      to('Tilburg', 'Noord-Brabant', Workplace.ON_SITE),
    ]
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))
    expect(new Set(ranks).size).toBe(ranks.length)
  })

  test('another trade ranks below an assignment that is not compared, which counts as 0', () => {
    expect(rank({ title: 'Kapper', description: 'Eisen\n- ervaring met knippen' })).toBeLessThan(0)
    expect(rank({ description: 'Eisen\n- ervaring met Java' })).toBeGreaterThan(0)
  })

  test('refused self-employment ranks below another trade', () => {
    expect(rank({ ...java, title: 'Java, Spring Boot, Wmo', selfEmployment: SelfEmployment.NOT_ALLOWED })).toBeLessThan(
      rank({ title: 'Kapper' }),
    )
  })

  test.each([
    ['refused self-employment', { selfEmployment: SelfEmployment.NOT_ALLOWED }],
    ['a far lower rate', { maxHourlyRate: 60 }],
    ['many more hours', { minHoursPerWeek: 60, maxHoursPerWeek: 60 }],
    ['a start months before', { startDate: '2026-10-01' }],
  ])('%s outweighs a skill', (_what, given) => {
    expect(rank({ ...java, ...given })).toBeLessThan(rank(java) - 50)
  })
})
