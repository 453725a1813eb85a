import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { show } from '../../../test/show'
import { DismissButton } from './DismissButton'

/** A detail that goes on to the next tender. */
function Detail() {
  const [id, setId] = useState(1)
  return <DismissButton tender={{ id: `${id}`, title: `Tender ${id}` }} onLeave={() => setId(id + 1)} />
}

test('the second click of a slow double click does not dismiss the tender that took the place of the first', async () => {
  const { user, sent } = show(<Detail />)
  await user.click(await screen.findByRole('button', { name: 'Niet interessant: Tender 1' }))
  const next = await screen.findByRole('button', { name: 'Niet interessant: Tender 2' })
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'))
  fireEvent.click(next, { detail: 2 })
  expect(screen.queryByRole('button', { name: 'Niet interessant: Tender 3' })).toBeNull()
  expect(sent('DismissTender')).toMatchObject([{ input: { tenderId: '1' } }])
})
