import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { show } from '../../../test/show'
import DateField from './DateField'

test('a click into the date field opens the calendar', async () => {
  const { user } = show(<DateField label="Gunningsdatum" value="2026-03-07" onChange={() => {}} />)
  await user.click(await screen.findByRole('textbox', { name: 'Gunningsdatum' }))
  expect(await screen.findByRole('button', { name: 'maart 2026, kies een andere maand' })).toBeVisible()
})
