import { expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { show } from '../../../../test/show'
import TendersPage from '../../../pages/tenders/TendersPage'
import TenderDialog from '../dialog/TenderDialog'

const FUTURE = '2199-06-15T10:00:00.000Z'
const PAST = '2001-06-15T10:00:00.000Z'

async function cardsOf(nodes: readonly object[], as: 'administrator' | 'staff' = 'staff') {
  const tenders = { nodes: nodes.map((given, place) => ({ id: `${place}`, title: `Tender ${place}`, ...given })) }
  show(<TendersPage />, { as, at: '/tenders', answers: { tenders } })
  await screen.findByText('Tender 0')
  return screen.getAllByRole('article')
}

test('a card shows the value of a procurement, or the rate of an assignment', async () => {
  const procurement = { tenderType: 'EU_PROCUREMENT', valueKind: 'UNKNOWN', minHourlyRate: 80 }
  const assignment = { tenderType: 'FREELANCE_CONTRACT', estimatedValue: 5000 }
  const expected: [object, string][] = [
    // R-CARD-12
    [{ ...procurement, estimatedValue: 1_250_000, currency: 'EUR' }, 'Waarde: € 1.250.000'],
    [{ ...procurement, estimatedValue: 99.5 }, 'Waarde: € 99,50'],
    [{ ...procurement, estimatedValue: 0 }, 'Waarde: € 0'],
    [{ ...procurement, estimatedValue: 5000, currency: 'SEK' }, 'Waarde: SEK 5.000'],
    [procurement, 'Waarde onbekend'],
    [{ ...procurement, valueKind: 'AWARD' }, 'Waarde onbekend'],
    // R-CARD-13 R-CARD-14
    [{ ...assignment, minHourlyRate: 80, maxHourlyRate: 95 }, 'Uurtarief: €80-95/uur'],
    [{ ...assignment, minHourlyRate: 87.5, maxHourlyRate: 95 }, 'Uurtarief: €87,50-95,00/uur'],
    [{ ...assignment, minHourlyRate: 90, maxHourlyRate: 90 }, 'Uurtarief: €90/uur'],
    [{ ...assignment, maxHourlyRate: 95 }, 'Uurtarief: max €95/uur'],
    [assignment, 'Tarief niet opgegeven'],
    [{ ...assignment, rateNote: '€ 720 per dag' }, 'Tarief: € 720 per dag'],
  ]
  const cards = await cardsOf(expected.map(([tender]) => tender))
  for (const [place, [, text]] of expected.entries()) expect(cards[place]).toHaveTextContent(text)
})

test('the badge of a card has the label of its type, also for a national procurement', async () => {
  const [european, national, assignment] = await cardsOf([
    { tenderType: 'EU_PROCUREMENT', isEuropean: true },
    { tenderType: 'EU_PROCUREMENT', isEuropean: false },
    { tenderType: 'FREELANCE_CONTRACT' },
  ])
  // R-CARD-6 R-ENUM-9
  expect(within(european!).getByText('Europese aanbesteding')).toBeVisible()
  expect(within(national!).getByText('Europese aanbesteding')).toBeVisible()
  expect(within(assignment!).getByText('Freelance opdracht')).toBeVisible()
})

test('a card of an assignment shows hours, workplace and period, in that order', async () => {
  const terms = {
    minHoursPerWeek: 32,
    maxHoursPerWeek: 36,
    workplace: 'HYBRID',
    homeDaysPerWeek: 2,
    startDate: '2020-03-01',
    endDate: '2020-09-01',
    region: 'Harlingen',
    province: 'Friesland',
  }
  const [assignment, procurement] = await cardsOf([
    { tenderType: 'FREELANCE_CONTRACT', ...terms },
    { tenderType: 'EU_PROCUREMENT', ...terms },
  ])
  const list = within(assignment!).getByRole('list', { name: 'Voorwaarden' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['32–36 uur/week', 'Hybride, 2 dagen thuis', 'Start 01 mrt 2020, 6 maanden'])
  expect(assignment).toHaveTextContent('Harlingen, Friesland')
  expect(within(procurement!).queryByRole('list', { name: 'Voorwaarden' })).not.toBeInTheDocument()
})

test("a card shows the tender's summary unchanged, also beside the terms of an assignment", async () => {
  const summary = `${'Beheer en onderhoud van sluizen '.repeat(4)}en brug…`
  const [procurement, assignment] = await cardsOf([
    { tenderType: 'EU_PROCUREMENT', summary },
    { tenderType: 'FREELANCE_CONTRACT', summary, minHoursPerWeek: 32 },
  ])
  // R-CARD-3 R-CARD-4
  expect(within(procurement!).getByText(summary)).toBeVisible()
  expect(within(assignment!).getByText(summary)).toBeVisible()
})

test('a card has its status and its dates with Dutch month names, and staff see no button to categorise', async () => {
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']
  const cards = await cardsOf([
    { status: 'OPEN', closingDate: FUTURE },
    { status: 'CLOSED', closingDate: PAST },
    { status: 'ARCHIVED', closingNote: null },
    { status: 'CLOSED', closingDate: soon(-1) },
    { status: 'OPEN', closingDate: soon(1) },
    { closingDate: null, closingNote: 'Sluitingsdatum niet leesbaar: ‘in overleg’' },
    ...months.map((_, month) => ({ publicationDate: `2026-${`${month + 1}`.padStart(2, '0')}-15` })),
  ])
  // R-CARD-25
  for (const [place, badge] of ['Open', 'Gesloten', 'Gesloten', 'Gesloten', 'Open'].entries())
    expect(within(cards[place]!).getByText(badge)).toBeVisible()
  // R-UI-12
  expect(cards[0]).toHaveTextContent('Sluit 15 jun 2199')
  expect(cards[1]).toHaveTextContent('Gesloten op 15 jun 2001')
  expect(cards[2]).toHaveTextContent('Sluitdatum onbekend')
  // R-INT-22
  expect(cards[3]).toHaveTextContent(/Gesloten op \d\d [a-z]{3} \d{4}/)
  expect(cards[4]).toHaveTextContent(/Sluit \d\d [a-z]{3} \d{4}/)
  // R-UI-12
  expect(cards[5]).toHaveTextContent('Sluitingsdatum niet leesbaar: ‘in overleg’')
  expect(cards[5]).not.toHaveTextContent('Sluitdatum onbekend')
  for (const [place, month] of months.entries())
    expect(cards[6 + place]).toHaveTextContent(`Gepubliceerd 15 ${month} 2026`)
  expect(await within(cards[0]!).findByRole('button', { name: /^Niet interessant/ })).toBeVisible()
  // R-CARD-22
  expect(screen.queryByRole('button', { name: /^Herindelen/ })).not.toBeInTheDocument()
})

test('an administrator’s card has a button to categorise', async () => {
  const [card] = await cardsOf([{}], 'administrator')
  expect(await within(card!).findByRole('button', { name: 'Herindelen: Tender 0' })).toBeVisible()
})

test('the dialog’s badge of an open tender looks different from that of any other, and months are Dutch', async () => {
  /** A class name contains a hash of its style. */
  async function styleOf(status: string, badge: string) {
    show(<TenderDialog id="tender" />, { answers: { tender: { id: 'tender', status, closingDate: FUTURE } } })
    const row = (await screen.findByText('Status')).closest('div')!
    const { className } = within(row).getByText(badge)
    // R-UI-12
    expect(screen.getByRole('dialog')).toHaveTextContent('15 juni 2199')
    cleanup()
    return className
  }
  // R-DET-14
  expect(await styleOf('OPEN', 'Open')).not.toBe(await styleOf('CLOSED', 'Gesloten'))
})

test('a card of several brokers names the earliest deadline, and how many brokers offer the assignment', async () => {
  const at = (tenderId: string, closingDate: string, status = 'OPEN') => ({ tenderId, closingDate, status })
  const routesOf = (first: string) => [at(first, FUTURE), at('b', '2199-06-20T10:00:00.000Z'), at('c', PAST, 'CLOSED')]
  const assignment = { tenderType: 'FREELANCE_CONTRACT', status: 'OPEN', closingDate: FUTURE }
  const alsoAt = [{ tenderId: 'b', source: { key: 'ted', name: 'TED' } }]
  const cards = await cardsOf([
    { ...assignment, routes: routesOf('0'), alsoAt, minHourlyRate: 85, maxHourlyRate: 95 },
    { ...assignment, routes: routesOf('1') },
    { ...assignment, routes: routesOf('2'), rateNote: 'marktconform' },
    { ...assignment, routes: routesOf('3'), alsoAt, tenderType: 'EU_PROCUREMENT' },
    { ...assignment, routes: routesOf('another'), alsoAt, maxHourlyRate: 90 },
  ])
  expect(cards[0]).toHaveTextContent(/nog [\d.]+ dagen, eerste van 2/)
  expect(cards[0]).toHaveTextContent('€85-95/uur via 2 bemiddelaars')
  expect(cards[0]).not.toHaveTextContent('Ook op')
  expect(cards[1]).toHaveTextContent('Tarief niet opgegeven, 2 bemiddelaars')
  expect(cards[2]).toHaveTextContent('Tarief: marktconform, 2 bemiddelaars')
  expect(cards[3]).toHaveTextContent('Ook op: TED')
  expect(cards[3]).not.toHaveTextContent('bemiddelaars')
  // In the list of a single source, the card shows only that source's deadline.
  expect(cards[4]).toHaveTextContent('Ook op: TED')
  expect(cards[4]).not.toHaveTextContent(/eerste van|bemiddelaars/)
})

test('a card of a tender that its source no longer lists shows since when, and no future deadline', async () => {
  const gone = { tenderType: 'FREELANCE_CONTRACT', status: 'CLOSED', notListedSince: '2026-11-18T09:00:00Z' }
  const [future, past] = await cardsOf([
    { ...gone, closingDate: FUTURE },
    { ...gone, closingDate: PAST },
  ])
  expect(future).toHaveTextContent('Niet meer vermeld sinds 18 nov 2026')
  expect(future).not.toHaveTextContent('2199')
  expect(past).toHaveTextContent('Gesloten op 15 jun 2001')
  expect(past).not.toHaveTextContent('Niet meer vermeld')
})

test.each([
  ['UNKNOWN', 'Waarde: € 5.000Europese aanbesteding'],
  ['ESTIMATE', 'Waarde: € 5.000 geraamd'],
  ['LOT_ESTIMATE', 'Waarde: € 5.000 geraamd'],
  ['FRAMEWORK_MAXIMUM', 'Waarde: € 5.000 maximum raamovereenkomst'],
  ['LOT_MAXIMUM', 'Waarde: € 5.000 maximum raamovereenkomst'],
  ['AWARD', 'Waarde: £ 4.000 gegund'],
])('the amount of a card is followed by its kind: %s', async (valueKind, text) => {
  const award = valueKind === 'AWARD' ? { awardValue: 4000, awardCurrency: 'GBP' } : { estimatedValue: 5000 }
  const [card] = await cardsOf([{ tenderType: 'EU_PROCUREMENT', status: 'OPEN', valueKind, ...award }])
  expect(card).toHaveTextContent(text)
})

test('a card shows the first lot to close that is still open, and when the last one closes', async () => {
  const last = '2199-06-25T10:00:00.000Z'
  const lots = { tenderType: 'EU_PROCUREMENT', status: 'OPEN', closingDate: last }
  const [both, oneLeft, none] = await cardsOf([
    { ...lots, lotClosingDates: [PAST, FUTURE, last] },
    { ...lots, lotClosingDates: [PAST, last] },
    { ...lots, status: 'CLOSED', closingDate: PAST, lotClosingDates: ['2001-06-01T10:00:00.000Z', PAST] },
  ])
  expect(both).toHaveTextContent(/Eerste perceel sluit 15 jun 2199nog [\d.]+ dagen, laatste 25 jun 2199/)
  expect(oneLeft).toHaveTextContent(/Sluit 25 jun 2199nog [\d.]+ dagen/)
  expect(oneLeft).not.toHaveTextContent(/perceel|laatste/)
  expect(none).toHaveTextContent('Gesloten op 15 jun 2001')
})

test('a card of a procedure that is not open for tenders shows its stage instead of its status', async () => {
  const early = { tenderType: 'EU_PROCUREMENT', status: 'CLOSED' }
  const consultation = { ...early, stage: 'CONSULTATION', statusText: 'Marktconsultatie' }
  const announcement = { ...early, stage: 'PRIOR_ANNOUNCEMENT', statusText: 'Verwacht' }
  const cards = await cardsOf([
    { ...consultation, closingDate: FUTURE },
    { ...consultation, closingDate: PAST },
    { ...consultation, closingDate: null },
    { ...announcement, closingDate: null },
    { ...announcement, closingDate: FUTURE },
  ])
  const shown = cards.map(card => card.textContent)
  expect(shown[0]).toMatch(/Reageren tot 15 jun 2199nog [\d.]+ dagen.*Marktconsultatie/)
  expect(shown[1]).toMatch(/Gesloten op 15 jun 2001.*Marktconsultatie/)
  expect(shown[2]).toMatch(/Sluitdatum onbekend.*Marktconsultatie/)
  expect(shown[3]).toMatch(/Verwacht(?!,).*Vooraankondiging/)
  expect(shown[4]).toMatch(/Verwacht, sluit 15 jun 2199.*Vooraankondiging/)
  for (const card of cards) {
    expect(within(card).queryByText('Open')).not.toBeInTheDocument()
    expect(within(card).queryByText('Gesloten')).not.toBeInTheDocument()
  }
})

test('a card says that a tender is partly awarded, or stays open without a closing date', async () => {
  const procurement = { tenderType: 'EU_PROCUREMENT', stage: 'CALL', closingDate: null }
  const [partly, running, dated, ended] = await cardsOf([
    { ...procurement, status: 'OPEN', statusText: 'Deels gegund' },
    { ...procurement, status: 'OPEN', statusText: 'Open', staysOpen: true },
    { ...procurement, status: 'OPEN', statusText: 'Open', staysOpen: true, closingDate: FUTURE },
    { ...procurement, status: 'CLOSED', statusText: 'Gegund', staysOpen: true },
  ])
  expect(within(partly!).getByText('Deels gegund')).toBeVisible()
  expect(within(running!).getByText('Doorlopend')).toBeVisible()
  expect(dated).toHaveTextContent('Sluit 15 jun 2199')
  expect(dated).not.toHaveTextContent('Doorlopend')
  expect(ended).toHaveTextContent('Sluitdatum onbekend')
})
