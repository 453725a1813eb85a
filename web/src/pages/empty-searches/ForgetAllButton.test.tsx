import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { refused } from '../../../test/server'
import { show, told } from '../../../test/show'
import { ForgetAllButton } from './ForgetAllButton'

test('when searches cannot be removed, the dialog closes, an error is shown, and they stay listed', async () => {
  let isForgotten = false
  const { user } = show(<ForgetAllButton onForgotten={() => (isForgotten = true)} />, {
    as: 'administrator',
    answers: { forgetEmptySearches: refused('Nu even niet.') },
  })
  await user.click(await screen.findByRole('button', { name: 'Alles verwijderen' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Alles verwijderen' }))
  await told('De zoekopdrachten konden niet worden verwijderd')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(isForgotten).toBe(false)
})
