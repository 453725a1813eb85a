import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { show } from '../../../../test/show'
import TenderDialog from '../dialog/TenderDialog'

const FUTURE = '2199-06-15T10:00:00.000Z'
const PAST = '2001-06-15T10:00:00.000Z'

async function shown(lots: readonly object[], given: object = {}) {
  const numbered = lots.map((lot, index) => ({ identifier: `LOT-${index + 1}`, number: `${index + 1}`, ...lot }))
  const tender = { id: 'tender', title: 'Zaaksysteem', tenderType: 'EU_PROCUREMENT', status: 'OPEN', ...given }
  const { user } = show(<TenderDialog id="tender" />, { answers: { tender: { ...tender, lots: numbered } } })
  await screen.findByRole('heading', { name: 'Zaaksysteem' })
  return user
}

const table = () => screen.getByRole('table', { name: /^Percelen/ })
const rows = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
const numbers = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const open = { status: 'OPEN', closingDate: FUTURE }
const closed = { status: 'CLOSED', closingDate: PAST }

test('the lots are a table in the order and with the numbers of the source', async () => {
  await shown([
    {
      number: '7',
      title: 'Portaal',
      region: 'Stichtse Vecht',
      estimatedValue: 1_150_000,
      ...open,
    },
    { number: '3', title: 'Overdracht', region: 'Weesp', maximumValue: 480_000, ...closed },
    { title: 'Invoering', status: 'AWARDED', winner: 'Atlas ICT Groep; De Dijk', awardValue: 298_500 },
    { title: 'Archief', status: 'NOT_AWARDED', reason: 'Er is niet ingeschreven.' },
    { title: 'Koppelvlakken', status: 'WITHDRAWN', decidedAt: '2026-11-19T08:00:00Z', closingDate: PAST },
  ])
  expect(screen.getByRole('heading', { name: 'Percelen 5' })).toBeVisible()
  const headers = within(table()).getAllByRole('columnheader')
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Nr',
    'Perceel',
    'Plaats',
    'Waarde',
    'Sluit',
    'Status',
  ])
  for (const header of headers) expect(header).toHaveAttribute('scope', 'col')
  for (const header of within(table()).getAllByRole('rowheader')) expect(header).toHaveAttribute('scope', 'row')
  expect(rows()).toEqual([
    expect.stringMatching(/^7PortaalStichtse Vecht€ 1.150.000 geraamdSluit 15 jun 2199 12:00Open nog [\d.]+ dagen$/),
    '3OverdrachtWeesp€ 480.000 maximum raamovereenkomstSluiting 15 jun 2001 12:00Gesloten nog niet gegund',
    '3Invoering€ 298.500 gegundGegund aan Atlas ICT Groep +1',
    '4ArchiefNiet gegund Er is niet ingeschreven.',
    '5KoppelvlakkenSluiting 15 jun 2001 12:00Ingetrokken op 19 nov 2026',
  ])
})

test('a lot of which nothing is known has its number as its name, and no button for details', async () => {
  await shown([{ status: 'OPEN' }, { status: 'OPEN', closingNote: 'Sluitingsdatum niet leesbaar: ‘in overleg’' }])
  expect(rows()).toEqual(['1Perceel 1Open ', '2Perceel 2Sluitingsdatum niet leesbaar: ‘in overleg’Open '])
  expect(within(table()).queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  ['no lots', []],
  ['a single lot', [{ title: 'Alles', ...open }]],
])('a tender of %s has no section for lots', async (_what, lots) => {
  await shown(lots)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.queryByText('Percelen')).not.toBeInTheDocument()
})

test('a row opens its details below it, as plain text', async () => {
  const description = 'Regel 1\n<b>Regel 2</b>'
  const user = await shown([{ title: 'Portaal', description, cpv: ['72262000'], bidCount: 5, ...open }, open])
  const button = within(table()).getByRole('button', { name: 'Meer over perceel 1' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const details = document.getElementById(button.getAttribute('aria-controls')!)!
  expect(details.textContent).toBe(`Omschrijving${description}CPV72262000Inschrijvingen5`)
  await user.click(button)
  expect(details).not.toBeInTheDocument()
})

test('only open lots are shown on request', async () => {
  const user = await shown([open, closed, open])
  await user.click(screen.getByRole('button', { name: 'Alleen open percelen' }))
  expect(numbers()).toEqual(['Perceel 1', 'Perceel 3'])
  await user.click(screen.getByRole('button', { name: 'Alleen open percelen', pressed: true }))
  expect(numbers()).toHaveLength(3)
})

test.each([
  ['all are open', [open, open]],
  ['none is open', [closed, closed]],
])('there is no choice for open lots when %s', async (_what, lots) => {
  await shown(lots)
  expect(screen.queryByRole('button', { name: 'Alleen open percelen' })).not.toBeInTheDocument()
})

test('of many lots the first eight open ones are shown until all are asked for', async () => {
  const user = await shown([closed, ...Array.from({ length: 10 }, () => open), closed])
  expect(numbers()).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map(number => `Perceel ${number}`))
  await user.click(screen.getByRole('button', { name: 'Toon alle 12' }))
  expect(numbers()).toHaveLength(12)
  await user.click(screen.getByRole('button', { name: 'Alleen open percelen' }))
  expect(numbers()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Toon minder' }))
  expect(numbers()).toHaveLength(8)
  expect(screen.getByRole('button', { name: 'Toon alle 10' })).toBeVisible()
})

test('of many closed lots the first eight are shown', async () => {
  await shown(Array.from({ length: 12 }, () => closed))
  expect(numbers()).toHaveLength(8)
  expect(screen.getByRole('dialog')).toHaveTextContent('Alle percelen gesloten')
})
