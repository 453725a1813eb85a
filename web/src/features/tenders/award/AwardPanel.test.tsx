import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { lost, refused } from '../../../../test/server'
import { fill, show, told } from '../../../../test/show'
import { AwardPanel } from './AwardPanel'
import type { AwardPanelFragment } from './AwardPanel.generated'

const tender: AwardPanelFragment = {
  __typename: 'Tender',
  id: 'tender',
  awardWinner: null,
  awardSolution: null,
  awardDate: null,
  awardValue: null,
  awardCurrency: null,
  bidCount: null,
  awardSource: null,
  statusText: '',
  notAwardedReason: null,
}
const awarded = { ...tender, awardWinner: 'Bouwbedrijf De Dijk', awardSolution: 'Met kranen', awardDate: '2026-03-07' }

async function edit(shown: AwardPanelFragment, answers: object = {}) {
  const { user, sent } = show(<AwardPanel tender={shown} />, { as: 'administrator', answers })
  // R-AWARD-13
  await user.click(await screen.findByRole('button', { name: 'Bewerken' }))
  await screen.findByRole('form', { name: 'Gunningsinformatie bewerken' })
  return { user, sent }
}

test('the award form is filled from the award, and cancelling it changes nothing', async () => {
  const { user, sent } = await edit(awarded)
  // R-AWARD-15 R-AWARD-21
  expect(screen.getByLabelText('Winnaar')).toHaveValue('Bouwbedrijf De Dijk')
  await waitFor(() => expect(screen.getByLabelText('Winnaar')).toHaveFocus())
  // R-AWARD-16 R-AWARD-21
  expect(screen.getByLabelText('Gekozen oplossing')).toHaveValue('Met kranen')
  expect(screen.getByLabelText('Gekozen oplossing')).toHaveAttribute('rows', '3')
  // R-AWARD-18 R-AWARD-21
  expect(screen.getByLabelText('Gunningsdatum')).toHaveValue('7 maart 2026')
  await fill(user, screen.getByLabelText('Winnaar'), 'Een ander')
  // R-AWARD-20
  await user.click(screen.getByRole('button', { name: 'Annuleren' }))
  // R-AWARD-22
  expect(screen.getByText('Bouwbedrijf De Dijk')).toBeVisible()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  expect(sent('SaveAward')).toEqual([])
})

test('emptied fields of an award are sent as null', async () => {
  const { user, sent } = await edit(awarded, { saveAward: { tender: { id: 'tender' } } })
  for (const label of ['Winnaar', 'Gekozen oplossing', 'Gunningsdatum'])
    await fill(user, screen.getByLabelText(label), '')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  // R-AWARD-29
  await told('Gunningsinformatie opgeslagen', 'De gunningsinformatie is succesvol bijgewerkt')
  // R-AWARD-24 R-AWARD-25
  expect(sent('SaveAward')).toEqual([{ input: { tenderId: 'tender', winner: null, solution: null, date: null } }])
})

test.each([
  ['with a sentence', refused('Winnaar is te lang'), 'Winnaar is te lang'],
  ['without one', lost, 'Er ging iets mis bij het opslaan van de gunningsinformatie'],
])('a failure %s is shown, and the typed text stays', async (_what, saveAward, sentence) => {
  const { user } = await edit(tender, { saveAward })
  // R-AWARD-17
  expect(screen.getByPlaceholderText('Selecteer een datum')).toBeVisible()
  await fill(user, screen.getByLabelText('Winnaar'), 'Bouwbedrijf De Dijk')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  // R-AWARD-30
  await told('Fout bij opslaan', sentence)
  expect(screen.getByLabelText('Winnaar')).toHaveValue('Bouwbedrijf De Dijk')
})

test.each([
  // R-AWARD-35
  ['that ends', { checked: 1200, updated: 3 }, 'Controle voltooid', '1.200 tenders gecontroleerd, 3 bijgewerkt'],
  // R-AWARD-36
  ['that fails with a sentence', refused('ted.test was niet bereikbaar.'), 'Fout bij controle', 'ted.test was'],
  // R-AWARD-36
  ['that fails without one', lost, 'Fout bij controle', 'Er ging iets mis bij het controleren van gunningsinformatie'],
])('a toast reports a check of awards %s', async (_what, checkAwards, title, sentence) => {
  const { user, sent } = show(<AwardPanel tender={tender} />, { as: 'administrator', answers: { checkAwards } })
  // R-AWARD-12
  await user.click(await screen.findByRole('button', { name: 'Controleer automatisch' }))
  await told(title, sentence)
  // R-AWARD-33
  expect(sent('CheckAwards')).toEqual([{}])
})

test.each([
  ['MANUAL', 'Handmatig ingevoerd'], // R-AWARD-7
  ['SCRAPED', 'Automatisch opgehaald'], // R-AWARD-8
  ['DATASET', 'Dataset import'], // R-AWARD-9
  ['API', 'api'], // R-AWARD-10
] as const)('staff without administrator rights see an award of the source %s as %s', async (awardSource, label) => {
  show(<AwardPanel tender={{ ...awarded, awardSource }} />, { as: 'staff' })
  // R-AWARD-3
  expect(await screen.findByText('Bouwbedrijf De Dijk')).toBeVisible()
  // R-AWARD-4
  expect(screen.getByText('Met kranen')).toBeVisible()
  // R-AWARD-5
  expect(screen.getByText(/7 maart 2026/)).toBeVisible()
  // R-AWARD-6
  expect(screen.getByText(label)).toBeVisible()
  // R-AWARD-14
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a tender without an award shows an empty state', async () => {
  show(<AwardPanel tender={tender} />, { as: 'staff' })
  // R-AWARD-11
  expect(await screen.findByText('Nog geen gunningsinformatie beschikbaar')).toBeVisible()
})
