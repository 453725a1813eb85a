import { expect, type Locator, type Page } from '@playwright/test'
import { altered, ask } from './graphql.js'
import { signedInAs } from './people.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

const firstCard = (page: Page) => page.getByRole('article').first()
const dialog = (page: Page) => page.getByRole('dialog')

interface Tender {
  readonly id: string
  readonly title: string
  readonly organization: string
  readonly description: string | null
  readonly publicationDate: string
  readonly closingDate: string | null
  readonly region: string | null
  readonly province: string | null
  readonly estimatedValue: number | null
  readonly currency: string | null
  readonly valueKind: keyof typeof worthLabels
  readonly stage: string | null
  readonly lots: readonly { readonly number: string }[]
  readonly minHourlyRate: number | null
  readonly maxHourlyRate: number | null
  readonly tenderType: 'EU_PROCUREMENT' | 'FREELANCE_CONTRACT'
  readonly isEuropean: boolean | null
  readonly contractNature: keyof typeof natures | null
  readonly procedureType: string | null
  readonly reference: string | null
  readonly cpv: readonly string[]
  readonly minHoursPerWeek: number | null
  readonly maxHoursPerWeek: number | null
  readonly startDate: string | null
  readonly endDate: string | null
  readonly positions: number | null
  readonly isExtendable: boolean | null
  readonly workplace: keyof typeof workplaces | null
  readonly closingParty: keyof typeof closings | null
  readonly status: string
  readonly sourceUrl: string
  readonly source: { readonly key: string; readonly name: string }
  readonly tenderCategories: readonly { readonly category: { readonly name: string } }[]
}

const A_PAGE = 100

/** All tenders: for each requirement some sample has the data. */
async function everyTender(page: Page): Promise<Tender[]> {
  const query = `query ($page: Int) { tenders(page: $page, first: ${A_PAGE}) { totalCount nodes { id title organization description
    publicationDate closingDate region province estimatedValue currency valueKind stage lots { number } minHourlyRate maxHourlyRate tenderType status sourceUrl
    isEuropean contractNature procedureType reference cpv minHoursPerWeek maxHoursPerWeek startDate endDate positions isExtendable
    workplace closingParty source { key name } tenderCategories { category { name } } } } }`
  type Found = { tenders: { totalCount: number; nodes: Tender[] } }
  const pageOf = async (number: number) => (await ask<Found>(page, query, { page: number })).tenders
  const { totalCount, nodes } = await pageOf(1)
  const others = Array.from({ length: Math.ceil(totalCount / A_PAGE) - 1 }, (_, index) => pageOf(index + 2))
  return [...nodes, ...(await Promise.all(others)).flatMap(found => found.nodes)]
}

async function open(page: Page, { id, title }: Tender, path = '/tenders') {
  await page.goto(`${path}?tender=${encodeURIComponent(id)}`)
  await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
}

const description = (page: Page) => dialog(page).getByRole('heading', { name: 'Omschrijving' }).locator('+ *')
const hint = (page: Page) => dialog(page).getByText('Meer details nodig?')
const strip = (page: Page) => dialog(page).locator('dl').first()
const summary = (page: Page) => dialog(page).locator('dl').last()
const rows = (list: Locator) =>
  list
    .locator('dt')
    .evaluateAll(labels => labels.map(label => [label.textContent, label.nextElementSibling?.textContent]))

const days = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: '2-digit',
  month: 'long',
  year: 'numeric',
})
const day = (iso: string) => days.format(new Date(iso))
const money = (value: number, currency: string) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency, maximumFractionDigits: 0 }).format(value)

const natures = { WORKS: 'Werken', SUPPLIES: 'Leveringen', SERVICES: 'Diensten' }
const workplaces = { ON_SITE: 'Op locatie', HYBRID: 'Hybride', REMOTE: 'Remote' }
const worthLabels = {
  ESTIMATE: 'Geraamde waarde',
  LOT_ESTIMATE: 'Geraamde waarde',
  FRAMEWORK_MAXIMUM: 'Maximum raamovereenkomst',
  LOT_MAXIMUM: 'Maximum raamovereenkomst',
  UNKNOWN: 'Waarde',
}
const closings = { BROKER: 'Sluit bij de bemiddelaar', CLIENT: 'Sluit bij de opdrachtgever' }
const procedures: Readonly<Record<string, string>> = {
  OPEN: 'Openbaar',
  RESTRICTED: 'Niet-openbaar',
  NEGOTIATED_WITH_CALL: 'Mededingingsprocedure met onderhandeling',
  OTHER: 'Andere procedure',
}

/** Component tests show market consultations and tenders of several lots. */
const isPlain = ({ stage, lots }: Tender) => lots.length < 2 && stage !== 'CONSULTATION'

const isExpected = ({ stage }: Tender) => stage === 'PRIOR_ANNOUNCEMENT'

const typeOf = ({ tenderType }: Tender) =>
  tenderType === 'FREELANCE_CONTRACT' ? 'Freelance opdracht' : 'Europese aanbesteding'

function expectedTerms(tender: Tender): [string, string | null][] {
  const { contractNature, procedureType, isEuropean, reference, cpv } = tender
  if (tender.tenderType === 'EU_PROCUREMENT')
    return [
      [
        'Procedure',
        [procedureType && procedures[procedureType]!, isEuropean === false && 'nationaal'].filter(Boolean).join(', '),
      ],
      ['CPV', cpv.length > 1 ? `${cpv[0]} +${cpv.length - 1}` : (cpv[0] ?? null)],
      ['Soort opdracht', contractNature && natures[contractNature]],
      ['Kenmerk', reference],
    ]
  return [
    ['Einde', tender.endDate && day(tender.endDate)],
    ['Aantal posities', tender.positions && tender.positions > 1 ? String(tender.positions) : null],
    ['Verlenging', tender.isExtendable === null ? null : tender.isExtendable ? 'Mogelijk' : 'Niet mogelijk'],
    ['Referentie', reference],
    ['Gepubliceerd', day(tender.publicationDate)],
  ]
}

/** The town with its province, which is not repeated. */
const placeOf = (region: string, province: string | null) =>
  province && region !== province ? `${region}, ${province}` : region

/** An unknown date or amount is shown as unknown; an unknown region has no row. */
function expectedFacts(tender: Tender): [string, string][] {
  const { closingDate, region, province, estimatedValue, currency, valueKind } = tender
  if (tender.tenderType === 'FREELANCE_CONTRACT') return expectedTermsInStrip(tender)
  const worth: [string, string] =
    estimatedValue === null ? ['Waarde', 'niet vermeld'] : [worthLabels[valueKind], money(estimatedValue, currency!)]
  return [
    isExpected(tender)
      ? ['Aankondiging', 'verwacht']
      : closingDate
        ? ['Sluitingsdatum', day(closingDate)]
        : ['Sluitdatum', 'onbekend'],
    worth,
    ...(region ? [['Regio', placeOf(region, province)] as [string, string]] : []),
    ['Publicatiedatum', day(tender.publicationDate)],
  ]
}

/** Closing date, rate, hours, place, start and duration. */
function expectedTermsInStrip(tender: Tender): [string, string][] {
  const {
    region,
    province,
    workplace,
    startDate,
    closingDate,
    closingParty,
    minHoursPerWeek: min,
    maxHoursPerWeek: max,
  } = tender
  return [
    [closingParty ? closings[closingParty] : 'Sluitingsdatum', day(closingDate!)],
    ['Tarief', `€${tender.minHourlyRate}-${tender.maxHourlyRate}/uur`],
    ['Uren per week', min === max ? `${min} uur` : `${min}–${max} uur`],
    ...(region ? [['Regio', placeOf(region, province)]] : workplace ? [['Werkplek', workplaces[workplace]]] : []),
    ...(startDate ? [['Start', day(startDate)]] : []),
  ] as [string, string][]
}

/** The rail does not repeat the key facts, and unknown facts have no row. */
function expectedRows(tender: Tender): [string, string][] {
  const all: [string, string | null][] = [
    ['Type', typeOf(tender)],
    ['Opdrachtgever', tender.organization],
    ['Status', isExpected(tender) ? 'Vooraankondiging' : tender.status === 'OPEN' ? 'Open' : 'Gesloten'],
    ['Bron', tender.source.name],
    ...expectedTerms(tender),
    ['Categorieën', tender.tenderCategories.map(({ category }) => category.name).join('')],
  ]
  return all.filter((row): row is [string, string] => Boolean(row[1]))
}

for (const [name, path] of [
  ['the dashboard', '/'],
  ['all tenders', '/tenders?page=2'],
] as const)
  test(
    `a card on ${name} opens the dialog; Escape, the cross and Back close it`,
    path === '/' ? { tag: '@journey' } : repeated(),
    async ({ page }) => {
      await page.goto(path)
      const title = (await firstCard(page).getByRole('heading').textContent()) ?? ''
      const buyer = await firstCard(page).getByRole('list').getByRole('listitem').first().boundingBox()
      await page.mouse.click(buyer!.x + 10, buyer!.y + buyer!.height / 2)
      // R-CARD-23 R-DET-1 R-DET-18
      await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
      await page.keyboard.press('Escape')
      // R-INT-32
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(path)

      await firstCard(page).getByRole('heading').getByRole('link').click()
      await dialog(page).getByRole('button', { name: 'Sluiten' }).click()
      // R-INT-32
      await expect(dialog(page)).toHaveCount(0)

      await firstCard(page).getByRole('heading').getByRole('link').click()
      await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(path)
    },
  )

test('the link to the source opens a new tab, not the dialog', repeated(), async ({ page, context }) => {
  const query = 'query { tenders(first: 1) { nodes { sourceUrl } } }'
  const { tenders } = await ask<{ tenders: { nodes: { sourceUrl: string }[] } }>(page, query)
  await page.goto('/tenders')
  await context.route(tenders.nodes[0]!.sourceUrl, route => route.fulfill({ body: 'de bron' }))
  const opening = context.waitForEvent('page')
  await firstCard(page)
    .getByRole('link', { name: /^Open origineel/ })
    .click()
  // R-CARD-20
  expect((await opening).url()).toBe(tenders.nodes[0]!.sourceUrl)
  // R-INT-33
  await expect(dialog(page)).toHaveCount(0)
})

for (const [what, path, isMeant] of [
  [
    'an open procurement of which all is known',
    '/tenders',
    ({ tenderType, status, closingDate, region, estimatedValue }) =>
      tenderType === 'EU_PROCUREMENT' && status === 'OPEN' && closingDate && region && estimatedValue,
  ],
  [
    'a national procedure',
    '/tenders',
    ({ isEuropean, procedureType, contractNature }) => isEuropean === false && procedureType && contractNature,
  ],
  [
    'a prior announcement of which little is known',
    '/',
    tender => isExpected(tender) && !tender.closingDate && !tender.region && tender.estimatedValue === null,
  ],
  [
    'an assignment of several paragraphs',
    '/',
    ({ tenderType, description, minHourlyRate, maxHourlyRate, workplace, startDate, closingDate, status }) =>
      tenderType === 'FREELANCE_CONTRACT' &&
      status === 'OPEN' &&
      description?.includes('\n\n') &&
      minHourlyRate &&
      maxHourlyRate &&
      workplace &&
      startDate &&
      closingDate,
  ],
] as const satisfies readonly (readonly [string, string, (tender: Tender) => unknown])[])
  test(
    `the dialog shows all known facts of ${what}`,
    repeated(what !== 'an open procurement of which all is known'),
    async ({ page }) => {
      const tenders = await everyTender(page)
      const tender = tenders.find(one => (one.description?.length ?? 0) > 250 && isPlain(one) && isMeant(one))!
      await open(page, tender, path)
      // R-DET-2
      expect(await description(page).textContent()).toBe(tender.description)
      // R-DET-4
      await expect(hint(page)).toBeVisible()
      for (const advice of ['Bekijk de originele site', 'Controleer de voorwaarden', 'Neem contact op'])
        await expect(dialog(page).getByRole('listitem').filter({ hasText: advice })).toBeVisible()
      // R-DET-8 R-DET-9 R-DET-11 R-DET-13
      expect(await rows(strip(page))).toEqual(expectedFacts(tender))
      // R-DET-6 R-DET-7 R-DET-12 R-DET-15
      expect(await rows(summary(page))).toEqual(expectedRows(tender))
      const link = dialog(page).getByRole('link', { name: `Bekijk op ${tender.source.name}` })
      // R-DET-16 R-DET-17
      await expect(link).toHaveAttribute('href', tender.sourceUrl)
      await expect(link).toHaveAttribute('target', '_blank')
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(path)
    },
  )

test('without the query for categories the dialog shows the single category', repeated(), async ({ page }) => {
  const [tender] = await everyTender(page)
  await altered(page, 'TenderDialog', ({ tender: shown }: { tender: object }) =>
    Object.assign(shown, { tenderCategories: [], category: 'Security & Privacy' }),
  )
  await open(page, tender!)
  // R-DET-12
  expect(await rows(summary(page))).toContainEqual(['Categorieën', 'Security & Privacy'])
})

test(
  'the dialog says why a tender has its categories, and an administrator can choose another',
  repeated(),
  async ({ page }) => {
    const [tender] = await everyTender(page)
    await altered(page, 'TenderDialog', ({ tender: shown }: { tender: { tenderCategories: object[] } }) =>
      Object.assign(shown.tenderCategories[0]!, {
        confidence: 0.92,
        source: 'auto',
        matchedKeywords: ['zaaksysteem', 'CPV 72262000'],
      }),
    )
    await open(page, tender!)
    const reasons = dialog(page).locator('details', { hasText: 'Waarom deze categorie?' })
    await reasons.getByText('Waarom deze categorie?').click()
    await expect(reasons.getByRole('listitem').first()).toContainText('92%zaaksysteem, CPV 72262000')
    await expect(reasons.getByRole('button')).toHaveCount(0)

    await signedInAs(page, 'beheerder')
    await page.reload()
    await reasons.getByText('Waarom deze categorie?').click()
    await reasons.getByRole('button', { name: 'Klopt niet? Herindelen' }).click()
    await expect(page.getByRole('dialog', { name: 'Tender Hercategoriseren' })).toBeVisible()
  },
)

test(
  'a long description and further CPV codes are collapsed until the user expands them',
  repeated(),
  async ({ page }) => {
    const tenders = await everyTender(page)
    const tender = tenders.find(({ tenderType }) => tenderType === 'EU_PROCUREMENT')!
    const sentence = 'De gemeente zoekt één partner voor het zaaksysteem.'
    let text = `${sentence}\n`.repeat(12)
    await altered(page, 'TenderDialog', ({ tender: shown }: { tender: object }) =>
      Object.assign(shown, { description: text, cpv: ['72262000', '72000000', '48000000'] }),
    )
    await open(page, tender)
    // R-DET-2
    expect(await description(page).textContent()).toBe(text)
    const height = () => description(page).evaluate(element => element.clientHeight)
    const folded = await height()
    await dialog(page).getByRole('button', { name: 'Lees verder' }).click()
    expect(await height()).toBeGreaterThan(folded)
    await dialog(page).getByRole('button', { name: 'Minder' }).click()
    expect(await height()).toBe(folded)

    // A list stays a list, also while collapsed.
    text = `Taken:\n\n- plannen\n- bouwen\n\n${`${sentence}\n`.repeat(12)}`
    await page.reload()
    await expect(dialog(page).getByRole('button', { name: 'Lees verder' })).toBeVisible()
    expect(await description(page).textContent()).toBe(text)
    expect(await description(page).innerText()).toMatch(/^Taken:\n- plannen\n- bouwen\n/)

    await dialog(page).getByRole('button', { name: '+2 andere CPV-codes' }).click()
    expect(await rows(summary(page))).toContainEqual(['CPV', '72262000 Minder72000000, 48000000'])

    // Many short lines, which would fit in six without their line breaks.
    text = 'Ja\n'.repeat(30)
    await page.reload()
    await dialog(page).getByRole('button', { name: 'Lees verder' }).click()
    expect(await height()).toBeGreaterThan(folded)

    text = `${sentence} `.repeat(6)
    await page.reload()
    await expect(description(page)).toHaveText(text.trim())
    const more = dialog(page).getByRole('button', { name: 'Lees verder' })
    await expect(more).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(more).toBeVisible()
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(more).toHaveCount(0)
  },
)

test(
  'the dialog opens and closes by keyboard alone, and the focus returns to the card',
  repeated(),
  async ({ page }) => {
    await page.goto('/tenders')
    const link = firstCard(page).getByRole('heading').getByRole('link')
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('button', { name: 'Sluiten' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  },
)

test("the dialog shows the changes by a tender's notices, newest first", async ({ page }) => {
  const tenders = await everyTender(page)
  const shortDay = (daysAgo: number) =>
    new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', day: '2-digit', month: 'short', year: 'numeric' })
      .format(Date.now() - daysAgo * 86_400_000)
      .replaceAll('.', '')
  const history = (name: string) => dialog(page).getByRole('region', { name })

  // A sample published 24 days ago and corrected 3 days ago, whose deadline moved from 16 to 30 days from now.
  const changed = tenders.find(({ title }) => title === 'Pentesten, red teaming en codereview')!
  await open(page, changed)
  await expect(history('Wijzigingen').getByRole('heading')).toHaveText('Wijzigingen 3')
  const closing = day(changed.closingDate!)
    .replace(/^0/, '')
    .replace(/ \d{4}$/, '')
  await expect(history('Wijzigingen').getByRole('listitem')).toHaveText([
    new RegExp(`^${shortDay(3)} ?Sluiting verlengd van \\d{1,2} .* naar ${closing}$`),
    new RegExp(`^${shortDay(3)} ?Omschrijving gewijzigd`),
    new RegExp(`^${shortDay(24)} ?Gepubliceerd op TenderNed`),
  ])

  const unchanged = tenders.find(({ title }) => title.startsWith('Bouw en beheer van een app voor openbaarvervoer'))!
  await open(page, unchanged)
  await expect(history('Publicatie').getByRole('listitem')).toHaveText([/^vandaag.*Gepubliceerd op TenderNed/])
  await expect(history('Publicatie').getByRole('heading')).toHaveCount(0)
})
