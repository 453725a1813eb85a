import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { show } from '../../../test/show'
import ProfilesPage from '../../pages/profiles/ProfilesPage'

test("a user's own profile names its sources that were not read; a colleague's does not", async () => {
  const coverage = { sentence: 'Niet gedekt vannacht: TED (mislukt 06:11)' }
  const profile = { filter: {}, forecast: { perWeek: 1, today: 0 }, weekly: [], coverage }
  const searchProfiles = [
    { ...profile, id: 'own', name: 'Van mij', isOwn: true },
    { ...profile, id: 'other', name: 'Van een ander', isOwn: false },
    { ...profile, id: 'read', name: 'Gelezen', isOwn: true, coverage: { sentence: null } },
  ]
  show(<ProfilesPage />, { answers: { searchProfiles } })
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  expect(screen.getByText(coverage.sentence).closest('li')).toHaveTextContent('Van mij')
})
