import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { held, refused } from '../../../test/server'
import { show } from '../../../test/show'
import ProfileDialog from './ProfileDialog'

const matchOf = (number: number, reasons = ['zaaksysteem']) => ({
  reasons,
  tender: {
    id: `tender-${number}`,
    uuid: `0190-${number}`,
    title: `Zaaksysteem ${number}`,
    organization: 'Gemeente Westerveen',
    publicationDate: '2026-11-12T09:00:00Z',
  },
})
const preview = { count: 47, today: 3, perWeek: 11, matches: [1, 2, 3, 4, 5].map(number => matchOf(number)) }

const opened = (profilePreview: unknown) =>
  show(<ProfileDialog name="Zaken" isShared={false} filter={{ search: 'zaaksysteem' }} onClose={() => {}} />, {
    answers: { profilePreview },
  })
const status = () => screen.findByRole('status')
const matches = () => within(screen.getByRole('list', { name: 'Nieuwste tenders van dit profiel' }))

test('the dialog announces what a profile would have found, and lists the newest with the reasons', async () => {
  const { late, letGo } = held(preview)
  const { user, sent } = opened(late)
  const line = await status()
  expect(line).toHaveTextContent('De tenders van de afgelopen 30 dagen worden doorzocht...')
  letGo()
  // The same element, because a screen reader announces only changes of a region that was there.
  await waitFor(() =>
    expect(line).toHaveTextContent(
      'Dit profiel had de afgelopen 30 dagen 47 tenders gevonden, waarvan 3 vandaag: ongeveer 11 per week.',
    ),
  )
  expect(sent('ProfilePreview')).toEqual([{ filter: { search: 'zaaksysteem' } }])
  expect(matches().getAllByRole('listitem')).toHaveLength(3)
  expect(matches().getAllByRole('listitem')[0]).toHaveTextContent(
    /^Zaaksysteem 1Gemeente Westerveen · 12 nov · past op: zaaksysteem$/,
  )
  const link = matches().getByRole('link', { name: 'Zaaksysteem 1' })
  expect(link).toHaveAttribute('href', '/tenders/0190-1')
  // Leaving the page would lose the profile.
  expect(link).toHaveAttribute('target', '_blank')
  await user.click(screen.getByRole('button', { name: 'Nog 2 tonen' }))
  expect(matches().getAllByRole('listitem')).toHaveLength(5)
})

test.each([
  [
    { count: 1, today: 0, perWeek: 0, matches: [matchOf(1, [])] },
    /^Dit profiel had de afgelopen 30 dagen 1 tender gevonden: minder dan 1 per week\.$/,
  ],
  [
    { count: 12, today: 0, perWeek: null, matches: [matchOf(1)] },
    /12 tenders gevonden\. Hoeveel het er per week worden, is nog niet te zeggen: er is nog geen week aan tenders verzameld\.$/,
  ],
  [
    { count: 1234, today: 50, perWeek: 290, matches: [matchOf(1)] },
    /1\.234 tenders gevonden, waarvan 50 vandaag: ongeveer 290 per week\. Dat is veel om bij te houden/,
  ],
  [
    { count: 0, today: 0, perWeek: 0, matches: [] },
    /^Niets gevonden in de afgelopen 30 dagen\. Maak het filter ruimer/,
  ],
])('the dialog says of %j: %s', async (answer, sentence) => {
  opened(answer)
  const line = await status()
  await waitFor(() => expect(line).toHaveTextContent(sentence))
  expect(screen.queryAllByText(/past op/)).toHaveLength(
    answer.matches.some(({ reasons }) => reasons.length > 0) ? 1 : 0,
  )
})

test('a preview that fails leaves the profile to be saved, and is loaded again on request', async () => {
  let fails = true
  const { user } = opened(() => (fails ? refused('Er is een fout opgetreden')() : preview))
  expect(await screen.findByRole('alert')).toHaveTextContent('Het voorbeeld kon niet worden geladen')
  expect(screen.getByRole('button', { name: 'Bewaren' })).toBeEnabled()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByText(/47 tenders gevonden/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
