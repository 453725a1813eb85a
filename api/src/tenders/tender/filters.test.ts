import { beforeEach, describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { until } from '../../../test/until.js'
import { amsterdamDay, amsterdamMidnight } from '../../platform/calendar.js'
import { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import type { CategorySlug } from '../../reference/categories.js'
import type { SelfEmployment, TenderStage, Workplace } from '../../reference/tender-values.js'
import { Tender } from './tender.entity.js'

const database = testDatabase()
const db = () => database.manager

/** Pseudo-random numbers from a fixed seed, so that a failure is reproducible. */
let seed = 0
beforeEach(() => {
  seed = 20_261_121
})
const random = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}
const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!
const maybe = <Value>(likelihood: number, value: () => Value) => (random() < likelihood ? value() : undefined)

const isLong = process.env.TEST_LONG === '1'

/** Test oracle: the filter rules implemented a second time, naively and independently of the product. */
const domainOf: Readonly<Record<string, string>> = {
  'it-development': 'technology',
  'it-infrastructuur': 'technology',
  'security-privacy': 'technology',
  projectmanagement: 'interim',
  'zorg-welzijn': 'public-sector',
  'publieke-sector': 'public-sector',
  'bouw-infrastructuur': 'eu-specific',
  'finance-control': 'business',
  overig: 'other',
}
const slugs = Object.keys(domainOf) as CategorySlug[]
const names: Readonly<Record<string, string>> = {
  'it-development': 'IT Development',
  'zorg-welzijn': 'Zorg & Welzijn',
}
const places = [
  ['Amsterdam', 'Noord-Holland'],
  ['Haarlem', 'Noord-Holland'],
  ['Rotterdam', 'Zuid-Holland'],
  ['Den Haag', 'Zuid-Holland'],
  ['Utrecht', 'Utrecht'],
  ['Amersfoort', 'Utrecht'],
  ['Groningen', 'Groningen'],
  ['Breda', 'Noord-Brabant'],
  ['Brussel, België', null],
  ['Boerakkeroost', null],
  [null, null],
] as const

/** In whole kilometres, as any map measures them. */
const kilometresFromUtrecht: Readonly<Record<string, number>> = {
  Utrecht: 0,
  Amersfoort: 20,
  Amsterdam: 35,
  Haarlem: 46,
  Rotterdam: 48,
  'Den Haag': 56,
  Breda: 61,
  'Brussel, België': 148,
  Groningen: 159,
}

interface Known {
  readonly title: string
  readonly source: string
  readonly type: string
  readonly slugs: readonly string[]
  readonly region: string | null
  readonly province: string | null
  readonly status: string
  readonly closing: Date | null
  readonly archived: boolean
  readonly min: number | null
  readonly max: number | null
  readonly hours: readonly [number | null, number | null]
  readonly value: number | null
  readonly currency: string | null
  readonly cpv: readonly string[]
  readonly organization: string
  /** Calendar days relative to today. */
  readonly published: number
  readonly bookmarks: number
  readonly stage: string | null
  readonly zzp: string | null
  readonly workplace: string | null
  readonly lots: readonly KnownLot[]
}
interface KnownLot {
  readonly closing: Date
  readonly value: number | null
  readonly region: string | null
  readonly province: string | null
  readonly isWithdrawn: boolean
}
type Filter = Readonly<Record<string, string | number | boolean | readonly string[] | null>>

const isOpen = ({ status, closing }: Known) => {
  if (status.toLowerCase() === 'deels gegund') return closing !== null && closing.getTime() > Date.now()
  return status.toLowerCase() === 'open' && (!closing || closing.getTime() > Date.now())
}
const statusText = (tender: Known) =>
  tender.status.toLowerCase() === 'open' && !isOpen(tender) ? 'Gesloten' : tender.status

const regionNames: Readonly<Record<string, string>> = {
  'noord-holland': 'Noord-Holland',
  'zuid-holland': 'Zuid-Holland',
  utrecht: 'Utrecht',
  amsterdam: 'Amsterdam',
  rotterdam: 'Rotterdam',
  drenthe: 'Drenthe',
  flevoland: 'Flevoland',
  friesland: 'Friesland',
  gelderland: 'Gelderland',
  groningen: 'Groningen',
  limburg: 'Limburg',
  'noord-brabant': 'Noord-Brabant',
  overijssel: 'Overijssel',
  zeeland: 'Zeeland',
}

const provinces = new Set(Object.values(regionNames).filter(name => name !== 'Amsterdam' && name !== 'Rotterdam'))

const day = (date: Date) => Date.parse(amsterdamDay(date)) / 864e5
const daysFromToday = (date: Date) => day(date) - day(new Date())

function fits(tender: Known, filter: Filter): boolean {
  const { search, status, openClosed, archived, minRate, maxRate } = filter
  const [low, high] = [tender.min ?? tender.max, tender.max ?? tender.min]
  const [fewest, most] = [tender.hours[0] ?? tender.hours[1], tender.hours[1] ?? tender.hours[0]]
  const euros = tender.currency === 'SEK' ? null : tender.value
  const daysLeft = isOpen(tender) && tender.closing ? daysFromToday(tender.closing) : null
  const isWithin = (from: unknown, to: unknown, lowest: number | null, highest: number | null) =>
    (from == null || (highest !== null && highest >= Number(from))) &&
    (to == null || (lowest !== null && lowest <= Number(to))) &&
    !(from != null && to != null && Number(from) > Number(to))
  const included = new Set([filter['includeUnknown'] ?? []].flat())
  const values = [euros, ...tender.lots.flatMap(({ value, isWithdrawn }) => (isWithdrawn ? [] : [value]))]
  const includes = (fact: string, isUnknown: boolean) => isUnknown && included.has(fact)
  const asked = (one: string, several: string) => [filter[one] ?? [], filter[several] ?? []].flat().map(String)
  const any = (one: string, several: string, matches: (value: string) => boolean) =>
    asked(one, several).length === 0 || asked(one, several).some(matches)
  const has = (word: string) => tender.title.toLowerCase().split(' ').includes(word.toLowerCase())
  const inDomain = (asked: string) => tender.slugs.every(slug => domainOf[slug] === asked)
  const hasCategory = (asked: string) =>
    asked === 'IT & Technologie'
      ? tender.slugs.some(slug => domainOf[slug] === 'technology')
      : tender.slugs.some(slug => slug === asked || names[slug] === asked)
  const isThere = (asked: string) =>
    [tender, ...tender.lots].some(one => (provinces.has(asked) ? one.province === asked : one.region === asked))
  const isNear = [tender, ...tender.lots].some(({ region }) => {
    const kilometres = kilometresFromUtrecht[region ?? '']
    return kilometres !== undefined && kilometres <= Number(filter['withinKilometres'])
  })
  const isPlaceless = [tender, ...tender.lots].every(({ region }) => kilometresFromUtrecht[region ?? ''] === undefined)
  const lotsLeft = tender.lots
    .filter(({ closing, isWithdrawn }) => isOpen(tender) && !isWithdrawn && closing.getTime() > Date.now())
    .map(({ closing }) => daysFromToday(closing))
  return (
    tender.archived === (archived ?? false) &&
    (!search || tender.title.toLowerCase().includes(String(search).toLowerCase())) &&
    any('source', 'sources', source => tender.source === source) &&
    any('tenderType', 'tenderTypes', type => tender.type === type) &&
    any('domain', 'domains', domain =>
      inDomain({ public: 'public-sector', eu_specific: 'eu-specific' }[domain] ?? domain),
    ) &&
    any('category', 'categories', hasCategory) &&
    any('region', 'regions', isThere) &&
    (filter['near'] == null ||
      filter['withinKilometres'] == null ||
      tender.workplace === 'REMOTE' ||
      isNear ||
      includes('PLACE', isPlaceless)) &&
    any('organization', 'organizations', name => tender.organization === name) &&
    any('cpv', '', code =>
      tender.cpv.some(one => one.startsWith(code.replace(/-\d$/, '').replace(/0+$/, '').padEnd(2, '0'))),
    ) &&
    !asked('excludedWords', '').some(has) &&
    !asked('excludedOrganizations', '').includes(tender.organization) &&
    (isWithin(filter['minHours'], filter['maxHours'], fewest, most) || includes('HOURS', fewest === null)) &&
    (values.some(value => isWithin(filter['minValue'], filter['maxValue'], value, value)) ||
      includes(
        'VALUE',
        values.every(value => value === null),
      )) &&
    ([daysLeft, ...lotsLeft].some(days => isWithin(filter['minDaysLeft'], filter['maxDaysLeft'], days, days)) ||
      includes('CLOSING_DATE', isOpen(tender) && !tender.closing)) &&
    (!filter['withoutClosingDate'] || (isOpen(tender) && !tender.closing)) &&
    any('stage', 'stages', stage => tender.stage === stage) &&
    (any('selfEmployment', 'selfEmployments', zzp =>
      tender.type === 'EU_PROCUREMENT' ? zzp === 'NOT_APPLICABLE' : (tender.zzp ?? 'UNKNOWN') === zzp,
    ) ||
      includes('SELF_EMPLOYMENT', tender.type !== 'EU_PROCUREMENT' && tender.zzp === null)) &&
    (any(
      'workplace',
      'workplaces',
      place => tender.type !== 'EU_PROCUREMENT' && (tender.workplace ?? 'UNKNOWN') === place,
    ) ||
      includes('WORKPLACE', tender.type !== 'EU_PROCUREMENT' && tender.workplace === null)) &&
    (filter['publishedWithinDays'] == null || tender.published > -Number(filter['publishedWithinDays'])) &&
    (!status || statusText(tender).toLowerCase() === String(status).toLowerCase()) &&
    (!openClosed || (!tender.archived && isOpen(tender) === (openClosed === 'OPEN'))) &&
    (isWithin(minRate, maxRate, low, high) || includes('RATE', low === null)) &&
    (filter.showBookmarked !== 'POPULAR' || tender.bookmarks > 0)
  )
}

const nobody: Omit<Known, 'title'> = {
  source: 'tenderned',
  type: 'EU_PROCUREMENT',
  slugs: ['overig'],
  region: null,
  province: null,
  status: 'Open',
  closing: null,
  archived: false,
  min: null,
  max: null,
  hours: [null, null],
  value: null,
  currency: null,
  cpv: [],
  organization: 'Gemeente Elders',
  published: -2,
  bookmarks: 0,
  stage: null,
  zzp: null,
  workplace: null,
  lots: [],
}

async function store(known: Known): Promise<Tender> {
  const tender = await aTender(db(), {
    title: known.title,
    source: known.source,
    tenderType: known.type === 'EU_PROCUREMENT' ? 'eu_procurement' : 'freelance_contract',
    categories: known.slugs as CategorySlug[],
    region: known.region,
    province: known.province,
    status: known.status,
    closingDate: known.closing,
    archived: known.archived,
    minHourlyRate: known.min,
    maxHourlyRate: known.max,
    minHoursPerWeek: known.hours[0],
    maxHoursPerWeek: known.hours[1],
    estimatedValue: known.value,
    currency: known.currency,
    cpv: [...known.cpv],
    organization: known.organization,
    publicationDate: new Date(amsterdamMidnight().getTime() + known.published * 864e5 + 2 * 3_600_000),
    stage: (known.stage?.toLowerCase() ?? null) as TenderStage | null,
    selfEmployment: (known.zzp?.toLowerCase() ?? null) as SelfEmployment | null,
    workplace: (known.workplace?.toLowerCase() ?? null) as Workplace | null,
    lotClosingDates: known.lots.flatMap(({ closing, isWithdrawn }) => (isWithdrawn ? [] : [closing])),
    lotPlaces: known.lots.flatMap(({ region, province }) => (region ? [region.toLowerCase(), province!] : [])),
    lots: known.lots.map(({ closing, value, region, province, isWithdrawn }) => ({
      closingDate: closing,
      estimatedValue: value,
      region,
      province,
      decision: isWithdrawn ? 'withdrawn' : null,
    })),
  })
  for (let count = 0; count < known.bookmarks; count++)
    await db().insert(Bookmark, { id: uuid(), tenderId: tender.id, userId: (await aUser(db())).id })
  return tender
}

function aLot(): KnownLot {
  const [region, province] = oneOf(places)
  return {
    closing: new Date(Date.now() + oneOf([-1, 1, 9, 20]) * 864e5),
    value: oneOf([null, 60_000, 300_000]),
    region: province && region,
    province,
    isWithdrawn: random() < 0.2,
  }
}

async function storeMany(count: number): Promise<Known[]> {
  const all: Known[] = []
  for (let number = 0; number < count; number++) {
    const [region, province] = oneOf(places)
    const [first, second] = [oneOf(slugs), oneOf(slugs)]
    const rates = [null, 60, 80, 95, 120]
    const lots = random() < 0.7 ? [] : Array.from({ length: oneOf([2, 4]) }, aLot)
    const lastLot = lots
      .flatMap(({ closing, isWithdrawn }) => (isWithdrawn ? [] : [closing.getTime()]))
      .toSorted((one, other) => one - other)
      .at(-1)
    const known: Known = {
      title: `${oneOf(['Zaaksysteem', 'Gemaal', 'Jeugdhulp'])} ${number}`,
      source: oneOf(['tenderned', 'ted', 'between']),
      type: oneOf(['EU_PROCUREMENT', 'FREELANCE_CONTRACT']),
      slugs: random() < 0.5 ? [first] : [...new Set([first, second])],
      region,
      province,
      status: oneOf(['Open', 'Open', 'open', 'Gegund', 'Verwacht', 'Deels gegund']),
      stage: oneOf([null, 'CALL', 'CALL', 'CONSULTATION', 'AWARD']),
      zzp: oneOf([null, 'ALLOWED', 'NOT_ALLOWED', 'DIFFERS']),
      workplace: oneOf([null, 'REMOTE', 'HYBRID', 'ON_SITE']),
      lots,
      closing: lastLot
        ? new Date(lastLot)
        : oneOf([null, ...[1, 1, 9, -1].map(days => new Date(Date.now() + days * 864e5))]),
      hours: [oneOf([null, 16, 32]), oneOf([null, 32, 40])],
      value: oneOf([null, 50_000, 250_000, 1_000_000]),
      currency: oneOf([null, 'EUR', 'EUR', 'SEK']),
      cpv: oneOf([[], ['45221111'], ['72000000', '45000000'], ['45233141', '72212000'], ['80000000']]),
      organization: oneOf(['Gemeente Elders', 'Gemeente Delfwijk', 'Waterschap Rijn']),
      published: oneOf([0, -1, -2, -6, -7, -30]),
      archived: random() < 0.2,
      min: oneOf(rates),
      max: oneOf(rates),
      bookmarks: oneOf([0, 0, 0, 1, 2]),
    }
    await store(known)
    all.push(known)
  }
  return all
}

const facts = ['RATE', 'VALUE', 'HOURS', 'CLOSING_DATE', 'SELF_EMPLOYMENT', 'WORKPLACE', 'PLACE']

/** Half of the filters have few conditions, so that they match something. */
const randomFilter = (isThin = random() < 0.5): Filter =>
  Object.fromEntries(
    Object.entries({
      search: maybe(0.25, () => oneOf(['gemaal', 'JEUGDHULP', 'zaaksys', 'xyzzy'])),
      source: maybe(0.3, () => oneOf(['tenderned', 'ted', 'between', 'freep'])),
      tenderType: maybe(0.3, () => oneOf(['EU_PROCUREMENT', 'FREELANCE_CONTRACT'])),
      domain: maybe(0.3, () => oneOf(['technology', 'public', 'public-sector', 'eu_specific', 'business', 'other'])),
      category: maybe(0.3, () => oneOf([...slugs, 'IT Development', 'Zorg & Welzijn', 'IT & Technologie'])),
      region: maybe(0.3, () =>
        oneOf(['Noord-Holland', 'Utrecht', 'Amsterdam', 'Rotterdam', 'Haarlem', 'Groningen', 'Nergens']),
      ),
      status: maybe(0.1, () => oneOf(['Open', 'gesloten', 'GEGUND', 'Verwacht'])),
      openClosed: maybe(0.3, () => oneOf(['OPEN', 'GESLOTEN'])),
      archived: maybe(0.2, () => true),
      minRate: maybe(0.15, () => oneOf([0, 70, 90, 130])),
      maxRate: maybe(0.15, () => oneOf([0, 70, 90, 130])),
      showBookmarked: maybe(0.1, () => 'POPULAR'),
      sources: maybe(0.15, () => [oneOf(['tenderned', 'ted']), oneOf(['ted', 'between'])]),
      tenderTypes: maybe(0.1, () => ['FREELANCE_CONTRACT', oneOf(['EU_PROCUREMENT', 'FREELANCE_CONTRACT'])]),
      domains: maybe(0.15, () => [oneOf(['technology', 'public']), oneOf(['business', 'other'])]),
      categories: maybe(0.15, () => [oneOf(slugs), oneOf(slugs), oneOf(slugs)]),
      regions: maybe(0.15, () => [oneOf(['Utrecht', 'Haarlem']), oneOf(['Noord-Holland', 'Boerakkeroost'])]),
      organizations: maybe(0.1, () => ['Gemeente Elders', oneOf(['Gemeente Delfwijk', 'Waterschap Rijn'])]),
      cpv: maybe(0.15, () => [oneOf(['45', '45000000', '45221', '70']), oneOf(['72212000-4', '80', '99'])]),
      excludedWords: maybe(0.15, () => [oneOf(['gemaal', 'xyzzy']), oneOf(['JEUGDHULP', 'de'])]),
      excludedOrganizations: maybe(0.15, () => [oneOf(['Gemeente Elders', 'Waterschap Rijn'])]),
      minHours: maybe(0.08, () => oneOf([0, 24, 36])),
      maxHours: maybe(0.08, () => oneOf([20, 32])),
      minValue: maybe(0.08, () => oneOf([0, 100_000, 250_000])),
      maxValue: maybe(0.08, () => oneOf([100_000, 250_000])),
      minDaysLeft: maybe(0.08, () => oneOf([0, 1, 2])),
      maxDaysLeft: maybe(0.08, () => oneOf([0, 1, 14])),
      withoutClosingDate: maybe(0.03, () => true),
      includeUnknown: maybe(0.2, () => facts.filter(() => random() < 0.4)),
      publishedWithinDays: maybe(0.08, () => oneOf([1, 2, 7])),
      stage: maybe(0.1, () => oneOf(['CALL', 'CONSULTATION', 'WITHDRAWN'])),
      stages: maybe(0.1, () => ['AWARD', oneOf(['CALL', 'CONSULTATION'])]),
      selfEmployment: maybe(0.1, () => oneOf(['ALLOWED', 'UNKNOWN', 'NOT_APPLICABLE'])),
      selfEmployments: maybe(0.1, () => ['DIFFERS', oneOf(['UNKNOWN', 'NOT_ALLOWED', 'NOT_APPLICABLE'])]),
      workplace: maybe(0.1, () => oneOf(['REMOTE', 'UNKNOWN'])),
      workplaces: maybe(0.1, () => ['HYBRID', oneOf(['ON_SITE', 'UNKNOWN'])]),
      ...maybe(0.1, () => ({ near: oneOf(['Utrecht', '3511 AB']), withinKilometres: oneOf([10, 25, 50, 75]) })),
    }).filter(([, value]) => value !== undefined && !(isThin && random() < 0.6)),
  ) as Filter

const randomRanges = (): Filter => ({
  ...oneOf<Filter>([{}, { minRate: 80 }, { maxRate: 95 }]),
  ...oneOf<Filter>([{}, { minValue: 200_000 }, { maxValue: 100_000 }]),
  ...oneOf<Filter>([{}, { minHours: 24 }, { maxHours: 32 }]),
  ...oneOf<Filter>([{}, { minDaysLeft: 2 }, { maxDaysLeft: 14 }]),
})

const LIST = `query ($filter: TenderFilter, $first: Int, $page: Int) { tenders(filter: $filter, first: $first, page: $page) {
  totalCount nodes { title } hidden { fact count } hiddenCount
  facets { source { key count } tenderType { key count } domain { key count } category { key count } region { key count }
    stage { key count } selfEmployment { key count } workplace { key count } status { key count } } } }`

interface Answer {
  readonly totalCount: number
  readonly hidden: readonly { readonly fact: string; readonly count: number }[]
  readonly hiddenCount: number
  readonly nodes: readonly { readonly title: string }[]
  readonly facets: Readonly<Record<string, readonly { readonly key: string; readonly count: number }[]>>
}

async function answerTo(filter: Filter, page = 1, first = 100): Promise<Answer> {
  const { data, errors } = await ask(db(), LIST, { filter, first, page })
  expect(errors).toBeUndefined()
  return data.tenders
}

const choices: Readonly<Record<string, (key: string) => Filter>> = {
  source: key => ({ source: key }),
  tenderType: key => ({ tenderType: key }),
  domain: key => ({ domain: key }),
  category: key => ({ category: key }),
  region: key => ({
    region: regionNames[key]!,
  }),
  stage: key => ({ stage: key }),
  selfEmployment: key => ({ selfEmployment: key }),
  workplace: key => ({ workplace: key }),
  status: key =>
    key === 'archived' ? { archived: true, openClosed: null } : { archived: false, openClosed: key.toUpperCase() },
}

/** The fields of the filter that a choice in its dropdown replaces. */
const severalOf: Readonly<Record<string, string>> = {
  source: 'sources',
  tenderType: 'tenderTypes',
  domain: 'domains',
  category: 'categories',
  region: 'regions',
  stage: 'stages',
  selfEmployment: 'selfEmployments',
  workplace: 'workplaces',
}

describe('any combination of filters', () => {
  test('follows the rules of the filters: list, total, pages, what it hides, and the number beside each option', async () => {
    const all = await storeMany(120)
    const size = (filter: Filter) => all.filter(tender => fits(tender, filter)).length
    let mostHidden = 0
    for (let round = 0; round < (isLong ? 200 : 60); round++) {
      const filter = round % 2 ? randomFilter() : { ...randomFilter(true), ...randomRanges() }
      const { totalCount, nodes, hidden, hiddenCount, facets } = await answerTo(filter)

      const expected = all.filter(tender => fits(tender, filter)).map(({ title }) => title)
      const rest = totalCount > 100 ? (await answerTo(filter, 2)).nodes : []
      const found = [...nodes, ...rest].map(({ title }) => title)
      // R-FILT-38 R-FILT-39 R-FILT-45 R-FILT-52 R-INT-36
      expect({ filter, found: found.toSorted() }).toEqual({ filter, found: expected.toSorted() })
      expect(totalCount).toBe(expected.length)
      const marks = found.map(title => all.find(tender => tender.title === title)!.bookmarks)
      // R-INT-36
      if (filter.showBookmarked) expect(marks).toEqual(marks.toSorted((one, other) => other - one))

      const included = (filter['includeUnknown'] ?? []) as readonly string[]
      const adds = (more: readonly string[]) =>
        size({ ...filter, includeUnknown: [...included, ...more] }) - expected.length
      expect({ filter, hiddenCount }).toEqual({ filter, hiddenCount: adds(facts) })
      const hides = Object.fromEntries(hidden.map(({ fact, count }) => [fact, count]))
      const added = facts.map(fact => [fact, adds([fact])])
      expect({ filter, hides: facts.map(fact => [fact, hides[fact] ?? 0]) }).toEqual({ filter, hides: added })
      mostHidden = Math.max(mostHidden, hidden.length)

      // For speed: there are a hundred options.
      if (round % 5 === 0)
        for (const [name, facet] of Object.entries(facets)) {
          const left = facet.map(({ key }) => ({
            key,
            count: size({ ...filter, [severalOf[name] ?? '']: null, ...choices[name]!(key) }),
          }))
          // R-FILT-52
          expect({ filter, name, facet }).toEqual({ filter, name, facet: left })
        }
    }
    expect(mostHidden).toBeGreaterThan(2)
  })
})

describe('the counts in memory', () => {
  test('follow inserts, updates and deletes at once', async () => {
    await store({ ...nobody, title: 'Een' })
    expect((await answerTo({})).totalCount).toBe(1)
    const two = await store({ ...nobody, title: 'Twee', source: 'ted' })
    expect((await answerTo({})).totalCount).toBe(2)
    expect((await answerTo({ source: 'ted' })).totalCount).toBe(1)
    await db().query(`UPDATE tenders SET archived = true WHERE id = $1`, [two.id])
    expect((await answerTo({ source: 'ted' })).totalCount).toBe(0)
    await db().query('DELETE FROM tenders')
    expect((await answerTo({})).totalCount).toBe(0)
  })

  test('follow the clock: a tender counts as closed from its closing moment on', async () => {
    const tender = await store({ ...nobody, title: 'Sluit zo' })
    const open = async () => (await answerTo({ openClosed: 'OPEN' })).totalCount
    let closing = 0
    let before = 0
    // A busy machine may take longer to look than the tender is open.
    for (let ms = 1000; Date.now() >= closing; ms *= 2) {
      closing = Date.now() + ms
      await db().update(Tender, tender.id, { closingDate: new Date(closing) })
      before = await open()
    }
    expect(before).toBe(1)
    // R-INT-22
    await until(async () => (await open()) === 0)
    expect((await answerTo({ openClosed: 'GESLOTEN' })).totalCount).toBe(1)
  })

  test('include uncommitted changes for their own transaction only', async () => {
    await store({ ...nobody, title: 'Een' })
    expect((await answerTo({})).totalCount).toBe(1)
    await db().transaction(async tx => {
      await tx.query('UPDATE tenders SET archived = true')
      const { data } = await ask(tx, LIST, { filter: {}, first: 1 })
      expect(data.tenders.totalCount).toBe(0)
      expect((await answerTo({})).totalCount).toBe(1)
    })
    expect((await answerTo({})).totalCount).toBe(0)
  })
})
