import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { show } from '../../../../test/show'
import TenderDialog from '../dialog/TenderDialog'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const source = { key: 'tenderned', name: 'TenderNed' }

const document = (given: object, index: number) => ({
  identifier: `${index}`,
  name: 'Tekening',
  kind: 'OTHER',
  ...given,
})

interface Options {
  readonly as?: 'staff' | 'visitor'
  /** The list once it was read. */
  readonly read?: readonly object[]
}

async function shown(documents: readonly object[], given: object = {}, { as = 'staff', read }: Options = {}) {
  const tender = {
    id: 'tender',
    title: 'Zaaksysteem',
    tenderType: 'EU_PROCUREMENT',
    publicationDate: daysAgo(20),
    sourceUrl: 'https://www.tenderned.test/1',
    source,
    documents: documents.map(document),
    ...given,
  }
  const page = show(<TenderDialog id="tender" />, {
    as,
    answers: {
      tender,
      ...(read ? { checkTenderDocuments: { tender: { ...tender, documents: read.map(document) } } } : {}),
    },
  })
  await screen.findByRole('heading', { name: 'Zaaksysteem' })
  return page
}

const section = () => screen.getByRole('region', { name: /^Documenten/ })
const rows = () =>
  within(section())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

test('a tender without documents links to its source', async () => {
  await shown([])
  expect(section()).toHaveTextContent('Documenten Nog geen documenten bekend. Kijk op TenderNed')
  expect(within(section()).getByRole('link', { name: 'Kijk op TenderNed' })).toHaveAttribute(
    'href',
    'https://www.tenderned.test/1',
  )
})

test('an assignment without documents has no section', async () => {
  await shown([], { tenderType: 'FREELANCE_CONTRACT' })
  expect(screen.queryByText(/^Documenten/)).not.toBeInTheDocument()
})

test('each document has its kind, and its size and date where these are known', async () => {
  await shown([
    {
      name: 'Prijzenblad.xlsx',
      kind: 'ATTACHMENT',
      size: 64_000,
      publishedAt: '2001-06-15T10:00:00Z',
      url: 'https://www.tenderned.test/7',
    },
    { name: 'Besmet.pdf', url: null },
  ])
  expect(screen.getByRole('heading', { name: 'Documenten (2)' })).toBeVisible()
  expect(rows()).toEqual(['Prijzenblad.xlsxBijlage · 64 kB · 15 jun 200115 jun 2001', 'Besmet.pdfDocument'])
  expect(
    within(section())
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(['https://www.tenderned.test/1', 'https://www.tenderned.test/7'])
  expect(within(section()).getByRole('link', { name: 'Open Prijzenblad.xlsx' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
})

test('news of the last seven days has a badge', async () => {
  await shown([
    { name: 'A', addedAt: daysAgo(1) },
    { name: 'B', publishedAt: daysAgo(2) },
    { name: 'C', addedAt: null, publishedAt: daysAgo(20), changedAt: daysAgo(3) },
    { name: 'D', addedAt: daysAgo(8), changedAt: daysAgo(9) },
    { name: 'E', publishedAt: daysAgo(20) },
  ])
  const badges = rows().map(text => /nieuw|gewijzigd/.exec(text ?? '')?.[0] ?? null)
  expect(badges).toEqual(['nieuw', 'nieuw', 'gewijzigd', null, null])
})

test('documents that were published with their tender are not new', async () => {
  await shown([{ publishedAt: daysAgo(2) }], { publicationDate: daysAgo(2) })
  expect(rows()[0]).not.toContain('nieuw')
})

test('five of many documents are shown, until unfolded', async () => {
  const { user } = await shown(Array.from({ length: 7 }, (_, index) => ({ name: `Bijlage ${index}` })))
  expect(rows()).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Toon alle 7' }))
  expect(rows()).toHaveLength(7)
  await user.click(screen.getByRole('button', { name: 'Toon minder' }))
  expect(rows()).toHaveLength(5)
})

test('the former list stays when renewing it failed', async () => {
  await shown([{ name: 'Leidraad' }], { documentsCheckedAt: '2001-06-15T10:00:00Z', documentsFailedAt: daysAgo(0) })
  expect(section()).toHaveTextContent('Lijst van 15 jun 2001. Vernieuwen lukte niet.')
  expect(rows()).toEqual(['LeidraadDocument'])
})

test('opening an open tender asks for its list, and so does trying again', async () => {
  const failed = { documentsFailedAt: daysAgo(0), status: 'OPEN' }
  const { user, sent } = await shown([], failed)
  expect(section()).toHaveTextContent('Het ophalen van de lijst lukte niet.')
  expect(sent('CheckTenderDocuments')).toEqual([{ input: { tenderId: 'tender' } }])
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(sent('CheckTenderDocuments')).toHaveLength(2)
})

test.each([
  ['a visitor', 'visitor', 'OPEN'],
  ['a closed tender', 'staff', 'CLOSED'],
] as const)('nothing is asked for %s', async (_what, as, status) => {
  const { operations } = await shown([], { documentsFailedAt: daysAgo(0), status }, { as })
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument()
  expect(operations()).not.toContain('CheckTenderDocuments')
})

test('the list appears once it was read', async () => {
  await shown([], { status: 'OPEN' }, { read: [{ name: 'Leidraad' }] })
  expect(await screen.findByRole('heading', { name: 'Documenten (1)' })).toBeVisible()
  expect(rows()).toEqual(['LeidraadDocument'])
})
