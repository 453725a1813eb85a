import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { show } from '../../../test/show'
import { Gate } from '../../connection/session/Gate'
import DebugPage from './DebugPage'

/** Shows the page behind the gate with a stubbed REST API; the result has the recorded requests. */
function open(answers: Readonly<Record<string, readonly [status: number, body: string]>>, as: 'staff' | 'visitor') {
  const requests: [url: unknown, options: RequestInit | undefined][] = []
  window.fetch = (url, options) => {
    requests.push([url, options])
    const [status, body] = answers[new URL(url as string).pathname]!
    return Promise.resolve({ status, text: () => Promise.resolve(body) } as Response)
  }
  const { user } = show(
    <Gate renderLanding={() => 'Inloggen'} forcedPassword={null}>
      <DebugPage />
    </Gate>,
    { as, at: '/debug' },
  )
  return { user, requests }
}
const value = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling
const categories = JSON.stringify([{ slug: 'finance-control' }, { slug: 'overig' }])

test('a member of staff sees the categories that the API returns, and can reload and seed them', async () => {
  const { user, requests } = open(
    { '/api/categories': [200, categories], '/api/seed-categories': [200, '{"created":0}'] },
    'staff',
  )
  // R-DEBUG-12
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Debug')
  const { origin, host, port } = window.location
  await waitFor(() => expect(value('Aantal')).toBeVisible())
  for (const [label, text] of [
    ['API-status', 'OK'], // R-DEBUG-2
    ['HTTP-status', '200'], // R-DEBUG-3
    ['URL', `${origin}/api/categories`], // R-DEBUG-4
    ['Aantal', '2'], // R-DEBUG-5
    ['Locatie', `${origin}/debug`], // R-DEBUG-10
    ['Host', host],
    ['Protocol', 'http:'],
    ['Poort', port || 'standaard (80)'],
    ['Productie', 'nee'], // R-DEBUG-11
  ] as const)
    expect(value(label)).toHaveTextContent(text)
  // R-DEBUG-6
  expect(screen.getByRole('region', { name: 'Antwoord' })).toHaveTextContent('"slug": "finance-control"')
  const asked = () => requests.map(([url, options]) => `${options?.method} ${new URL(url as string).pathname}`)
  // R-DEBUG-1
  expect(asked()).toEqual(['GET /api/categories'])
  await user.click(screen.getByRole('button', { name: 'Refresh Categories' }))
  // R-DEBUG-7
  expect(asked()).toEqual(['GET /api/categories', 'GET /api/categories'])
  const seed = screen.getByRole('button', { name: 'Seed Categories' })
  await waitFor(() => expect(seed).toBeEnabled())
  await user.click(seed)
  // R-DEBUG-9
  expect(await screen.findByRole('region', { name: 'Resultaat van Seed Categories (HTTP 200)' })).toHaveTextContent(
    '"created": 0',
  )
  // R-DEBUG-8
  expect(asked().slice(2)).toEqual(['POST /api/seed-categories', 'GET /api/categories'])
  // R-DEBUG-8
  expect(requests[2]![1]).toMatchObject({ headers: { 'content-type': 'application/json' } })
})

test('the debug page shows the error of a failing API unchanged', async () => {
  open({ '/api/categories': [503, 'niet nu'] }, 'staff')
  expect(await screen.findByRole('region', { name: 'Antwoord' })).toHaveTextContent(/^niet nu$/)
  // R-DEBUG-2 R-DEBUG-3
  expect(value('API-status')).toHaveTextContent('Fout')
  expect(value('HTTP-status')).toHaveTextContent('503')
  expect(value('Aantal')).toHaveTextContent('onbekend')
})

test('a visitor of the debug page is asked to sign in', async () => {
  const { requests } = open({}, 'visitor')
  expect(await screen.findByText('Inloggen')).toBeVisible()
  expect(requests).toEqual([])
})
