import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { show } from '../../../test/show'
import Palette from './Palette'

test.each([
  ['staff', 1],
  ['visitor', 0],
] as const)('the palette offers the inbox of a %s: %d times', async (as, times) => {
  show(<Palette onClose={() => undefined} />, { as })
  expect(await screen.findByRole('option', { name: 'Dashboard' })).toBeVisible()
  expect(screen.queryAllByRole('option', { name: 'Meldingen' })).toHaveLength(times)
})
