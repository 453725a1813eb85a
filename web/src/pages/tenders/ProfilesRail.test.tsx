import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { show } from '../../../test/show'
import ProfilesRail from './ProfilesRail'

test('a profile has nothing new only when its sources were read', async () => {
  const profile = (name: string, sentence: string | null, newCount = 0) => ({
    id: name,
    name,
    filter: {},
    isOwn: true,
    newCount,
    coverage: { sentence },
  })
  const sentence = 'Niet gedekt vannacht: TED (mislukt 06:11)'
  const searchProfiles = [profile('Gelezen', null), profile('Gemist', sentence), profile('Nieuw', sentence, 3)]
  show(<ProfilesRail />, { answers: { searchProfiles } })
  const row = async (name: string) => within((await screen.findByText(name)).closest('li')!)
  expect((await row('Gelezen')).getByText('niets nieuws')).toBeVisible()
  expect((await row('Gemist')).getByText('niet alles gedekt')).toHaveAttribute('title', sentence)
  expect((await row('Nieuw')).getByRole('link', { name: '3 nieuwe tenders in Nieuw' })).toBeVisible()
})
