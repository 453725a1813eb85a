import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { show } from '../../../test/show'
import { TenderOut, type TenderOutProps } from './TenderOut'

const tender = {
  uuid: '5d0c3a52-7f0e-4d43-9f1c-4f9b3a1c2d10',
  title: 'Verlichting',
  status: 'OPEN',
  stage: 'CALL',
  closingDate: '2099-12-01T12:00:00Z',
}

test.each<[string, Partial<TenderOutProps['tender']>, number]>([
  ['an open tender', {}, 1],
  ['an assignment', { stage: null }, 1],
  ['a market consultation that is running', { status: 'CLOSED', stage: 'CONSULTATION' }, 1],
  [
    'a market consultation that is over',
    { status: 'CLOSED', stage: 'CONSULTATION', closingDate: '2020-12-01T12:00:00Z' },
    0,
  ],
  ['a market consultation without a date', { status: 'CLOSED', stage: 'CONSULTATION', closingDate: null }, 0],
  ['a closed tender', { status: 'CLOSED' }, 0],
  ['a tender without a closing date', { closingDate: null }, 0],
])('the calendar file of %s is offered only while one can respond', async (_name, given, links) => {
  show(<TenderOut tender={{ ...tender, ...given }} />)
  expect(await screen.findByRole('button', { name: 'Deel' })).toBeVisible()
  expect(screen.queryAllByRole('link', { name: 'In agenda' })).toHaveLength(links)
})
