import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { held, refused } from '../../../test/server'
import { openedDialog, show, told } from '../../../test/show'
import TenderDialog from '../tenders/dialog/TenderDialog'

const tender = { id: 'tender', title: 'Penetratietesten', organization: 'Ziekenhuis' }
const button = (name: string) => screen.findByRole('button', { name })
const item = (name: RegExp) => screen.findByRole('menuitemcheckbox', { name })

async function open(answers: object, as: 'staff' | 'visitor' = 'staff') {
  const shown = show(<TenderDialog id="tender" />, { as, answers: { tender, ...answers } })
  await openedDialog()
  return shown
}

test('a tender is followed at once, before the server has answered', async () => {
  const answer = held({ tender: { ...tender, isFollowed: true } })
  const { user, sent } = await open({ followTender: answer.late })
  await user.click(await button('Volgen'))
  await user.click(await item(/^Deze tender volgen/))
  expect(await item(/^Deze tender volgen/)).toBeChecked()
  expect(sent('FollowTender')).toEqual([{ input: { tenderId: 'tender', follows: true } }])
  answer.letGo()
  await user.keyboard('{Escape}')
  await button('Je volgt deze tender')
})

test('when following fails, the button says so and is as it was', async () => {
  const { user } = await open({ followTender: refused('kapot') })
  await user.click(await button('Volgen'))
  await user.click(await item(/^Deze tender volgen/))
  await told('Volgen is niet gelukt', 'kapot')
  expect(await item(/^Deze tender volgen/)).not.toBeChecked()
})

test('one who follows the buyer follows the tender, too', async () => {
  const answer = { tender: { ...tender, isFollowed: true, isBuyerFollowed: true } }
  const { user, sent } = await open({ followBuyer: answer })
  await user.click(await button('Volgen'))
  await user.click(await item(/^Opdrachtgever volgen/))
  expect(await item(/^Deze tender volgen/)).toBeChecked()
  expect(sent('FollowBuyer')).toEqual([{ input: { tenderId: 'tender', follows: true } }])
})

test('a visitor has no button', async () => {
  await open({}, 'visitor')
  await button('Bookmark')
  expect(screen.queryByRole('button', { name: 'Volgen' })).not.toBeInTheDocument()
})
