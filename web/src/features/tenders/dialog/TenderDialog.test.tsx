import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { lost } from '../../../../test/server'
import { useSearchParams } from 'react-router-dom'
import { show } from '../../../../test/show'
import TendersPage from '../../../pages/tenders/TendersPage'
import TenderDialog from './TenderDialog'

const open = (tender: unknown) =>
  show(<TenderDialog id="tender" />, { as: 'visitor', at: '/tenders?tender=tender', answers: { tender } })
const procurement = { id: 'tender', title: 'Brug', tenderType: 'EU_PROCUREMENT' }

test('the dialog of a procurement without a description or an award shows empty states', async () => {
  open(procurement)
  // R-DET-3
  expect(await screen.findByText('Geen beschrijving beschikbaar.')).toBeVisible()
  // R-AWARD-1 R-AWARD-11
  expect(screen.getByRole('region', { name: 'Gunningsinformatie' })).toHaveTextContent(
    'Nog geen gunningsinformatie beschikbaar',
  )
  expect(screen.queryByText('Meer details nodig?')).not.toBeInTheDocument()
})

test.each([
  [100, 0],
  [101, 1],
])('with a description of %d characters there are %d hints to read more at the source', async (length, hints) => {
  open({ ...procurement, description: 'x'.repeat(length) })
  expect(await screen.findByText('x'.repeat(length))).toBeVisible()
  // R-DET-4 R-DET-5
  expect(screen.queryAllByText('Meer details nodig?')).toHaveLength(hints)
})

test('the award of a procurement names its source; its lots are in a table of their own', async () => {
  const lots = ['1', '2'].map(number => ({ identifier: `LOT-000${number}`, number, status: 'AWARDED' }))
  open({ ...procurement, awardWinner: 'De Dijk', awardSource: 'API', lots })
  const panel = await screen.findByRole('region', { name: 'Gunningsinformatie' })
  // R-AWARD-10 R-INT-42
  expect(within(panel).getByText('Bron').nextElementSibling).toHaveTextContent(/^api$/)
  expect(within(panel).queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByRole('table', { name: /^Percelen/ })).toBeVisible()
})

test('the dialog of an assignment has no award', async () => {
  open({ ...procurement, tenderType: 'FREELANCE_CONTRACT' })
  expect(await screen.findByText('Geen beschrijving beschikbaar.')).toBeVisible()
  // R-AWARD-2
  expect(screen.queryByRole('region', { name: 'Gunningsinformatie' })).not.toBeInTheDocument()
})

test('a failing server and a missing tender have different messages in the dialog', async () => {
  let answer: unknown = lost
  const { user } = open(() => (typeof answer === 'function' ? (answer() as unknown) : answer))
  expect(await screen.findByText('Verbinding met server mislukt')).toBeVisible()
  answer = null
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByText('Deze tender bestaat niet (meer)')).toBeVisible()
})

function ListWithDialog() {
  const [parameters] = useSearchParams()
  const id = parameters.get('tender')
  return (
    <>
      <TendersPage />
      {id && <TenderDialog id={id} />}
    </>
  )
}

test('the dialog leads to the previous and next tender, also on another page of the list', async () => {
  const { user } = show(<ListWithDialog />, {
    as: 'visitor',
    at: '/tenders?tender=1-19',
    answers: {
      tenders: ({ page }: { page: number }) => ({
        totalCount: 43,
        nodes: Array.from({ length: page < 3 ? 20 : 3 }, (_, place) => ({ id: `${page}-${place}` })),
      }),
      tender: ({ id }: { id: string }) => ({ id, title: `Tender ${id}` }),
    },
  })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const expectTender = async (id: string, place: string) => {
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('heading', { name: `Tender ${id}` })).toBeVisible()
    await waitFor(() => expect(dialog).toHaveTextContent(place))
  }
  await expectTender('1-19', '20 van 43')
  await press('Volgende tender')
  await expectTender('2-0', '21 van 43')
  expect(window.location.search).toBe('?tender=2-0&page=2')
  await press('Vorige tender')
  await expectTender('1-19', '20 van 43')
  expect(window.location.search).toBe('?tender=1-19')
})
