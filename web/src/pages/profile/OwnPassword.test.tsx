import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { refused } from '../../../test/server'
import { show } from '../../../test/show'
import { OwnPassword } from './OwnPassword'

test('an account of which nobody knows whether it has a password gets an error, not the form to change one', async () => {
  show(<OwnPassword />, { answers: { session: { authenticated: true, hasPassword: refused('kapot') } } })
  expect(await screen.findByRole('alert')).toHaveTextContent('kon niet worden geladen')
  expect(screen.queryByRole('button', { name: 'Wachtwoord wijzigen' })).toBeNull()
})
