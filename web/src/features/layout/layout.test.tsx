import { expect, test } from '@jest/globals'
import { screen, within, waitFor } from '@testing-library/react'
import { show, told } from '../../../test/show'
import { SampleBanner } from './SampleBanner'

const answers = { installation: { sampleData: true } }

test('an administrator removes the sample data after a confirmation', async () => {
  const { user, sent } = show(<SampleBanner />, { as: 'administrator', answers: { ...answers, clearSamples: true } })
  const remove = await screen.findByRole('button', { name: 'Verwijderen: voorbeelddata' })
  await user.click(remove)
  const question = await screen.findByRole('alertdialog')
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Annuleren' })).toHaveFocus())
  await user.click(within(question).getByRole('button', { name: 'Annuleren' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(sent('ClearSamples')).toEqual([])
  await user.click(remove)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Verwijderen' }))
  await told('Voorbeelddata verwijderd')
  expect(sent('ClearSamples')).toHaveLength(1)
})

test('staff without administrator rights see the sample banner without its button', async () => {
  show(<SampleBanner />, { as: 'staff', answers })
  const banner = await screen.findByRole('complementary', { name: 'Voorbeelddata' })
  expect(within(banner).queryByRole('button')).not.toBeInTheDocument()
})
