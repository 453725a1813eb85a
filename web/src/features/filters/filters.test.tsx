import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { lost, never } from '../../../test/server'
import { fill, show } from '../../../test/show'
import DashboardPage from '../../pages/dashboard/DashboardPage'
import TendersPage from '../../pages/tenders/TendersPage'

// On a phone the dropdowns are native selects.
window.matchMedia = media =>
  Object.assign(new EventTarget(), { media, matches: media.includes('coarse') }) as MediaQueryList

const IT = 'IT & Technologie'
const CATEGORIES = Array.from({ length: 16 }, (_, place) => ({
  id: `${place}`,
  slug: `categorie-${place}`,
  name: `Categorie ${place}`,
}))

const found = {
  tenders: { totalCount: 41, nodes: [{ id: 'tender', title: 'Een tender' }] },
  categories: CATEGORIES,
  sources: [{ key: 'tenderned', name: 'TenderNed' }],
  domains: [{ key: 'technology', name: 'Technologie' }],
  regions: [
    { key: 'noord-holland', name: 'Noord-Holland' },
    { key: 'utrecht', name: 'Utrecht' },
  ],
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
const search = () => screen.getByPlaceholderText('Zoek in tenders, organisaties, beschrijvingen...')
const chip = (name: string) => within(screen.getByRole('group', { name: 'Snelfilters' })).getByRole('button', { name })
const isOn = (name: string) => chip(name).getAttribute('aria-pressed') === 'true'
const options = (label: string) => Array.from((field(label) as HTMLSelectElement).options)
const button = (name: string) => screen.getByText(name, { selector: 'button' })
const address = () => window.location.pathname + window.location.search
const CHIPS = ['Open', 'Gesloten', 'Gearchiveerd', 'IT', 'Populair']
const DROPDOWNS: readonly [string, string][] = [
  ['Bron', 'Alle bronnen'], // R-FILT-11
  ['Type', 'Alle types'], // R-FILT-12
  ['Domein', 'Alle domeinen'], // R-FILT-13
  ['Categorie', 'Alle categorieën'], // R-FILT-14
  ['Regio', 'Alle regio’s'], // R-FILT-15
]

function open(at = '/tenders', answers: object = {}) {
  const shown = show(<TendersPage />, { as: 'visitor', at, answers: { ...found, ...answers } })
  return { ...shown, asked: () => shown.sent('TendersPage').at(-1) }
}

test.each([
  ['/', <DashboardPage key="/" />, 'TenderOverview', { first: 6 }],
  ['/tenders', <TendersPage key="/tenders" />, 'TendersPage', { first: 20, page: 1 }],
])('the filter card on %s has every filter, all of them empty', async (at, page, operation, listed) => {
  const { sent } = show(page, { as: 'visitor', at, answers: found })
  expect(await screen.findByText('Een tender')).toBeVisible()
  // R-FILT-1 R-DASH-12 R-LIST-2
  expect(search()).toBeVisible()
  // R-FILT-6 R-FILT-7 R-FILT-8 R-FILT-9 R-FILT-10
  for (const name of CHIPS) expect(chip(name)).toHaveAttribute('aria-pressed', 'false')
  for (const [name, all] of DROPDOWNS) expect(field(name)).toHaveDisplayValue(all)
  // R-FILT-16
  expect(field('Minimaal uurtarief')).toHaveValue('')
  // R-FILT-17
  expect(field('Maximaal uurtarief')).toHaveValue('')
  // R-FILT-19
  expect(button('Wissen')).toBeVisible()
  // R-FILT-53 R-DASH-14 R-LIST-7 R-LIST-17 R-API-2
  expect(sent(operation)).toEqual([{ filter: { archived: false }, ...listed }])
})

test('each chip toggles its filter, and Open and Gesloten switch each other off', async () => {
  const { user, sent } = open()
  await screen.findByText('Een tender')
  for (const [name, query, filter, on] of [
    ['Open', '?status=open', { openClosed: 'OPEN' }, ['Open']], // R-FILT-24 R-FILT-32
    ['Gesloten', '?status=gesloten', { openClosed: 'GESLOTEN' }, ['Gesloten']], // R-FILT-25 R-FILT-26
    ['Open', '?status=open', { openClosed: 'OPEN' }, ['Open']], // R-FILT-26
    ['Open', '', {}, []], // R-FILT-24
    ['Gearchiveerd', '?archived=true', { archived: true }, ['Gearchiveerd']], // R-FILT-27
    ['Gearchiveerd', '', {}, []],
    ['IT', '?category=IT+%26+Technologie', { category: IT }, ['IT']], // R-FILT-28
    ['IT', '', {}, []],
    ['Populair', '?popular=true', { showBookmarked: 'POPULAR' }, ['Populair']], // R-FILT-29
    ['Populair', '', {}, []],
  ] as const) {
    await user.click(chip(name))
    await waitFor(() => expect(address()).toBe(`/tenders${query}`))
    expect(CHIPS.filter(isOn)).toEqual(on)
    const asked = expect.objectContaining({ filter: { archived: false, ...filter } })
    await waitFor(() => expect(sent('TendersPage')).toContainEqual(asked))
    expect(field('Categorie')).toHaveDisplayValue(name === 'IT' && query ? IT : 'Alle categorieën')
  }
  expect(options('Categorie').map(({ value }) => value)).not.toContain(IT)
})

test('each dropdown offers its choices with their counts, and one for all, none without a value', async () => {
  const facets = { tenderType: [{ key: 'FREELANCE_CONTRACT', label: 'x', count: 1200 }] }
  const { user, sent } = open('/tenders', { tenders: { ...found.tenders, facets } })
  await waitFor(() => expect(options('Regio')).toHaveLength(3))
  const offered = (label: string) => options(label).map(({ text }) => text)
  // R-FILT-33
  expect(offered('Bron')).toEqual(['Alle bronnen', 'TenderNed'])
  // R-FILT-34 R-ENUM-9
  await waitFor(() =>
    expect(offered('Type')).toEqual(['Alle types', 'Europese aanbesteding', 'Freelance opdracht (1.200)']),
  )
  expect(offered('Domein')).toEqual(['Alle domeinen', 'Technologie'])
  // R-FILT-36
  await waitFor(() => expect(offered('Categorie')).toEqual(['Alle categorieën', ...CATEGORIES.map(one => one.name)]))
  // R-FILT-37
  expect(offered('Regio')).toEqual(['Alle regio’s', 'Noord-Holland', 'Utrecht'])
  // R-FILT-31
  for (const [name] of DROPDOWNS) expect(options(name).map(({ value }) => value)).not.toContain('')
  // R-FILT-34
  for (const [value, tenderType] of [
    ['eu_procurement', 'EU_PROCUREMENT'],
    ['freelance_contract', 'FREELANCE_CONTRACT'],
  ] as const) {
    await user.selectOptions(field('Type'), value)
    await waitFor(() => expect(sent('TendersPage').at(-1)?.filter).toEqual({ archived: false, tenderType }))
  }
  await user.selectOptions(field('Type'), 'all')
  // R-FILT-30
  expect(address()).toBe('/tenders')
})

test('the hourly rates accept numbers only, and a minimum above the maximum is an error that sends no request', async () => {
  const { user, sent } = open()
  await screen.findByText('Een tender')
  const [min, max] = [field('Minimaal uurtarief'), field('Maximaal uurtarief')]
  await user.type(min, 'a9-0e,5x')
  // R-FILT-16 R-FILT-18
  expect(min).toHaveValue('90,5')
  await waitFor(() => expect(address()).toBe('/tenders?min=90.5'))
  await user.type(max, 'x8-e0')
  // R-FILT-17 R-FILT-18
  expect(max).toHaveValue('80')
  expect(await screen.findByText('Het minimum ligt boven het maximum.')).toBeVisible()
  for (const rate of [min, max]) {
    expect(rate).toBeInvalid()
    expect(rate).toHaveAccessibleDescription('Het minimum ligt boven het maximum.')
  }
  expect(screen.getByText('Een tender')).toBeVisible()
  await fill(user, max, '120')
  await waitFor(() => expect(screen.queryByText('Het minimum ligt boven het maximum.')).not.toBeInTheDocument())
  // R-FILT-16 R-FILT-17
  await waitFor(() =>
    expect(sent('TendersPage').map(({ filter }) => filter)).toEqual([
      { archived: false },
      { archived: false, minRate: 90.5 },
      { archived: false, minRate: 90.5, maxRate: 120 },
    ]),
  )
  expect(sent('FilterCounts').map(({ filter }) => filter)).not.toContainEqual(expect.objectContaining({ maxRate: 80 }))
})

test('the button Wissen clears every filter and any text still being typed, keeps the page size and goes to page 1', async () => {
  const { user, asked } = open(
    '/tenders?q=beheer&source=tenderned&type=eu_procurement&domain=technology&category=categorie-1&region=utrecht&min=1&status=open&archived=true&popular=true&page=2',
  )
  await waitFor(() => expect(asked()?.page).toBe(2))
  expect(CHIPS.filter(isOn)).toEqual(['Open', 'Gearchiveerd', 'Populair'])
  await user.type(field('Maximaal uurtarief'), '200')
  await user.click(button('Wissen'))
  await waitFor(() => expect(address()).toBe('/tenders'))
  // R-FILT-20
  expect(search()).toHaveValue('')
  expect(CHIPS.filter(isOn)).toEqual([])
  for (const [name, all] of DROPDOWNS) expect(field(name)).toHaveDisplayValue(all)
  expect(field('Minimaal uurtarief')).toHaveValue('')
  expect(field('Maximaal uurtarief')).toHaveValue('')
  // R-FILT-20 R-FILT-21 R-FILT-22
  await waitFor(() => expect(asked()).toEqual({ filter: { archived: false }, first: 20, page: 1 }))
})

test('the button Filters wissen in an empty list shows all tenders again', async () => {
  const tenders = ({ filter }: { filter: { openClosed?: string } }) =>
    filter.openClosed ? { totalCount: 0, nodes: [] } : found.tenders
  const { user, asked } = open('/tenders?status=open', { tenders })
  // R-LIST-14
  expect(await screen.findByText('Geen resultaten gevonden')).toBeVisible()
  // R-LIST-8
  expect(screen.queryByRole('navigation', { name: 'Paginering' })).not.toBeInTheDocument()
  // R-LIST-15
  await user.click(button('Filters wissen'))
  expect(await screen.findByText('Een tender')).toBeVisible()
  expect(address()).toBe('/tenders')
  // R-LIST-16
  expect(asked()).toEqual({ filter: { archived: false }, first: 20, page: 1 })
})

test('each filter has a tag with a cross, which clears it and goes to page 1', async () => {
  const { user } = open('/tenders?status=open&source=tenderned&type=eu_procurement&region=utrecht&min=0&max=100&page=2')
  const cross = await screen.findByLabelText('Filter Bron: TenderNed verwijderen')
  const tags = screen.getByRole('list', { name: 'Actieve filters' })
  expect(Array.from(tags.children, ({ textContent }) => textContent)).toEqual([
    'Status: Open',
    'Bron: TenderNed',
    'Type: Europese aanbesteding',
    'Regio: Utrecht',
    'Vanaf €0/uur',
    'Tot €100/uur',
  ])
  await user.click(cross)
  // R-FILT-23
  expect(address()).toBe('/tenders?status=open&type=eu_procurement&region=utrecht&min=0&max=100')
  await waitFor(() => expect(tags.children).toHaveLength(5))
  expect(screen.getByLabelText('Filter Type: Europese aanbesteding verwijderen')).toHaveFocus()
})

test('the list is sorted as chosen, and sorting by closing date shows only open tenders', async () => {
  const { user, asked } = open('/tenders?page=2')
  await screen.findByText('Een tender')
  expect(field('Sorteren op')).toHaveDisplayValue('Nieuwste')
  for (const [name, orderBy] of [
    ['rate', { field: 'HOURLY_RATE', direction: 'DESC' }],
    ['value', { field: 'ESTIMATED_VALUE', direction: 'DESC' }],
    ['closing', { field: 'CLOSING_DATE', direction: 'ASC' }],
  ] as const) {
    await user.selectOptions(field('Sorteren op'), name)
    expect(address()).toContain(`sort=${name}`)
    await waitFor(() => expect(asked()).toMatchObject({ orderBy, page: 1 }))
  }
  expect(asked()?.filter).toEqual({ archived: false, openClosed: 'OPEN' })
  await user.click(chip('Open'))
  // R-FILT-24
  expect(address()).toBe('/tenders')
})

test('the old list stays visible while a new one loads, and the count is announced', async () => {
  const tenders = ({ filter }: { filter: { openClosed?: string } }) => (filter.openClosed ? never() : found.tenders)
  const { user } = open('/tenders', { tenders })
  const card = (await screen.findByText('Een tender')).closest('article')!
  expect(screen.getByText('41 resultaten gevonden')).toHaveAttribute('aria-live', 'polite')
  await user.click(chip('Open'))
  expect(await screen.findByRole('progressbar', { name: 'Bezig met laden' })).toBeVisible()
  expect(card.closest('[aria-busy=true]')).toBeVisible()
  expect(document.querySelector('[data-skeleton=tender]')).toBeNull()
})

test('categories that fail to load are logged to the console only', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = open('/tenders', { categories: lost })
  await screen.findByText('Een tender')
  // R-FILT-54
  await waitFor(() => expect(log).toHaveBeenCalledWith('Loading the categories failed', expect.anything()))
  log.mockRestore()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(document.querySelector('[data-kind]')).toBeNull()
  expect(options('Categorie').map(({ text }) => text)).toEqual(['Alle categorieën'])
  await user.selectOptions(field('Regio'), 'utrecht')
  // R-FILT-54
  expect(address()).toBe('/tenders?region=utrecht')
})
