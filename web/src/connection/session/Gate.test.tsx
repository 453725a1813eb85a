import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { show } from '../../../test/show'
import { CheckingScreen } from './CheckingScreen'
import { Gate } from './Gate'
import { beginVisit, endVisit } from './visitor-mode'

const gate = (
  <Gate renderLanding={() => 'landing page'} forcedPassword="password">
    product
  </Gate>
)

test.each([
  '/user-management',
  '/debug',
  '/admin/categorize',
  '/admin/bronnen',
  '/admin/zoekopdrachten',
  '/profiel',
  '/profiel/tokens',
])('a visitor who continues without signing in sees the landing page at %s', async at => {
  beginVisit()
  show(gate, { as: 'visitor', at })
  // R-GATE-12 R-GATE-13 R-GATE-14
  expect(await screen.findByText('landing page')).toBeVisible()
  endVisit()
})

test('a visitor who continues without signing in sees public pages', async () => {
  beginVisit()
  show(gate, { as: 'visitor', at: '/tenders' })
  expect(await screen.findByText('product')).toBeVisible()
  endVisit()
})

test.each([
  // R-GATE-1
  [false, 'Controleren van toegang...'],
  // R-LOGIN-1
  [true, 'Laden...'],
])('while the session is checked (sign-in page: %p) a single message is shown', async (isSignInPage, message) => {
  show(<CheckingScreen isSignInPage={isSignInPage} />)
  expect((await screen.findByRole('status')).textContent).toBe(message)
})
