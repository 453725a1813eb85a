import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { refused } from '../../../../test/server'
import { openedDialog, show, told } from '../../../../test/show'
import { CategoriseButton } from './CategoriseButton'

test('cancelling the category dialog sends nothing, and a failure is shown without closing it', async () => {
  const { user, sent } = show(<CategoriseButton tender={{ id: 'tender', title: 'Brug' }} />, {
    as: 'administrator',
    answers: {
      categories: [{ id: 'overig', slug: 'overig', name: 'Overig' }],
      categorizeTender: refused('Deze tender bestaat niet (meer)'),
    },
  })
  const start = await screen.findByRole('button', { name: 'Herindelen: Brug' })
  await user.click(start)
  const dialog = await openedDialog('Tender Hercategoriseren')
  await within(dialog).findByRole('option', { name: 'Overig' })
  await user.selectOptions(within(dialog).getByLabelText('Categorie'), 'Overig')
  await user.click(within(dialog).getByRole('button', { name: 'Annuleren' }))
  // R-RECAT-3
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(sent('CategorizeTender')).toEqual([])

  await user.click(start)
  const again = await screen.findByRole('dialog', { name: 'Tender Hercategoriseren' })
  await user.selectOptions(within(again).getByLabelText('Categorie'), 'Overig')
  await user.click(within(again).getByRole('button', { name: 'Hercategoriseren' }))
  // R-RECAT-10
  await told('Fout bij hercategoriseren', 'Deze tender bestaat niet (meer)')
  expect(sent('CategorizeTender')).toEqual([{ input: { tenderId: 'tender', categorySlug: 'overig' } }])
  expect(again).toBeVisible()
})
