import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { show } from '../../../test/show'
import { RemoveSourceButton } from './RemoveSourceButton'

const source = { __typename: 'Source', key: 'eigen-zuid', name: 'Zuid' } as const

test('when a source cannot be removed, the dialog closes and a message says why', async () => {
  const removeSource = () => {
    throw new GraphQLError('Deze bron wordt nu gelezen.', { extensions: { code: 'CONFLICT' } })
  }
  const { user } = show(<RemoveSourceButton source={source} />, { as: 'administrator', answers: { removeSource } })
  await user.click(await screen.findByRole('button', { name: 'Verwijderen' }))
  await screen.findByRole('alertdialog')
  await user.click(screen.getAllByRole('button', { name: 'Verwijderen' }).at(-1)!)
  expect(await screen.findByText('Zuid kon niet worden verwijderd')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})
