import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { show } from '../../../test/show'
import ProfilesPage from '../../pages/profiles/ProfilesPage'

test("a user's own profile names its sources that were not read; a colleague's does not", async () => {
  const coverage = { sentence: 'Niet gedekt vannacht: TED (mislukt 06:11)' }
  const profile = { filter: {}, perWeek: 12, forecast: { today: 3 }, problem: null, weekly: [], coverage }
  const searchProfiles = [
    { ...profile, id: 'own', name: 'Van mij', isOwn: true },
    { ...profile, id: 'other', name: 'Van een ander', isOwn: false },
    { ...profile, id: 'read', name: 'Gelezen', isOwn: true, coverage: { sentence: null } },
  ]
  show(<ProfilesPage />, { answers: { searchProfiles } })
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  expect(screen.getByText(coverage.sentence).closest('li')).toHaveTextContent('Van mij')
})

test('a profile shows what it is expected to find, as its dialog does, and whether its filter still works', async () => {
  const profile = { filter: {}, isOwn: true, forecast: { today: 3 }, weekly: [], coverage: { sentence: null } }
  const problem = 'De bron ‘mars’ bestaat niet meer. Pas dit profiel aan.'
  const searchProfiles = [
    { ...profile, id: 'works', name: 'Werkt', perWeek: 12, problem: null },
    { ...profile, id: 'new', name: 'Nieuw', perWeek: null, problem: null },
    { ...profile, id: 'broken', name: 'Kapot', perWeek: 0, problem },
  ]
  show(<ProfilesPage />, { answers: { searchProfiles } })
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  const [works, fresh, broken] = screen.getAllByRole('listitem')
  expect(works).toHaveTextContent('ongeveer 12 per week · 3 tenders vandaag')
  expect(fresh).not.toHaveTextContent('per week')
  expect(broken).toHaveTextContent(problem)
})
