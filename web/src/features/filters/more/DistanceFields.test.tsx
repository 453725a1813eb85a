import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { refused } from '../../../../test/server'
import { fill, show } from '../../../../test/show'
import { useFilter } from '../state/useFilter'
import { DistanceFields } from './DistanceFields'

const values = [
  { value: '10', label: '10 km', count: 3 },
  { value: '25', label: '25 km', count: 14 },
]
const refusal = 'Deze postcode kennen we niet, vul een plaats in.'
const unknownPostcode = refused(refusal, 'BAD_USER_INPUT', ['filter.near'])
const filterValues = ({ filter }: { filter: { near: string } }) => (filter.near === '9999' ? unknownPostcode() : values)

function Fields() {
  const { filter, change } = useFilter()
  return <DistanceFields filter={filter} onChange={change} />
}

const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>()
beforeEach(() => {
  getCurrentPosition.mockReset()
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
})

const field = () => screen.findByLabelText('Afstand tot plaats of postcode')
const locate = () => screen.findByRole('button', { name: 'Gebruik mijn locatie' })

test('a typed place is 25 km wide until another distance is chosen, and an emptied one has none', async () => {
  const { user } = show(<Fields />, { answers: { filterValues } })
  await fill(user, await field(), 'Utrecht')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: '≤ 25 km 14' })).toHaveAttribute('aria-pressed', 'true')
  expect(window.location.search).toBe('?near=Utrecht&km=25')
  await user.click(screen.getByRole('button', { name: '≤ 10 km 3' }))
  expect(window.location.search).toBe('?near=Utrecht&km=10')
  await user.click(screen.getByRole('button', { name: 'Alles' }))
  expect(window.location.search).toBe('?near=Utrecht')
  await user.clear(await field())
  await user.tab()
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(getCurrentPosition).not.toHaveBeenCalled()
})

test('an unknown place is refused beside its field, and leaves the list as it is', async () => {
  const { user } = show(<Fields />, { at: '/?near=Utrecht&km=50', answers: { filterValues } })
  await fill(user, await field(), '9999')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(refusal)).toBeVisible()
  expect(window.location.search).toBe('?near=Utrecht&km=50')
})

test('the location of the device becomes the nearest town', async () => {
  const { user, sent } = show(<Fields />, { answers: { filterValues, nearestTown: 'Zeist' } })
  getCurrentPosition.mockImplementation(found =>
    found({ coords: { latitude: 52.0912345, longitude: 5.2312345 } } as GeolocationPosition),
  )
  await user.click(await locate())
  await waitFor(() => expect(window.location.search).toBe('?near=Zeist&km=25'))
  expect(await field()).toHaveValue('Zeist')
  expect(sent('NearestTown')).toEqual([{ latitude: 52.09, longitude: 5.23 }])
})

test('a refused location asks for a place', async () => {
  const { user } = show(<Fields />, { answers: { filterValues } })
  getCurrentPosition.mockImplementation((_found, refuse) => refuse?.({} as GeolocationPositionError))
  await user.click(await locate())
  expect(await screen.findByText('Locatie niet gedeeld, vul een plaats in.')).toBeVisible()
})
