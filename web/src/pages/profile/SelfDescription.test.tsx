import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { fill, show, told } from '../../../test/show'
import { refused } from '../../../test/server'
import { SelfDescription } from './SelfDescription'

const nothing = {
  skills: [],
  years: null,
  minimumRate: null,
  minimumHours: null,
  maximumHours: null,
  place: null,
  availableFrom: null,
}
const mine = { ...nothing, skills: [{ name: 'Java', years: 9 }], minimumRate: 87.5, place: 'Utrecht' }
const field = (name: string) => screen.findByRole('textbox', { name })
const skills = () => within(screen.getByRole('list', { name: 'Je vaardigheden' })).getAllByRole('listitem')

test('numbers that cannot be read are sent to be refused at their fields, and nothing is lost', async () => {
  const { user, sent } = show(<SelfDescription />, {
    answers: { selfDescription: mine, saveSelfDescription: refused('Vul hele jaren in.', 'BAD_USER_INPUT', ['years']) },
  })
  await fill(user, await field('Jaren werkervaring'), '2,5')
  await fill(user, await field('Minimumtarief (€ per uur)'), 'veel')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('Vul hele jaren in.')).toBeVisible()
  expect(sent('SaveSelfDescription')).toMatchObject([{ input: { years: -1, minimumRate: -1, place: 'Utrecht' } }])
  expect(await field('Jaren werkervaring')).toHaveValue('2,5')
})

test('skills are added by Enter and by commas, once each, get years, and can be removed', async () => {
  const { user, sent } = show(<SelfDescription />, { answers: { selfDescription: mine, saveSelfDescription: mine } })
  await fill(user, await field('Vaardigheden'), ' Kafka, java ;; kafka')
  await user.keyboard('{Enter}')
  expect(skills().map(item => item.textContent)).toEqual(['Javajaar', 'Kafkajaar'])
  expect(sent('SaveSelfDescription')).toEqual([])
  await fill(user, await field('Jaren ervaring met Kafka'), '3')
  await user.click(screen.getByRole('button', { name: 'Java weghalen' }))
  await fill(user, await field('Vaardigheden'), 'Spring Boot')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  await told('Je profiel is opgeslagen')
  expect(sent('SaveSelfDescription')).toEqual([
    {
      input: {
        ...nothing,
        skills: [
          { name: 'Kafka', years: 3 },
          { name: 'Spring Boot', years: null },
        ],
        minimumRate: 87.5,
        place: 'Utrecht',
      },
    },
  ])
})

test('an empty description is erased', async () => {
  const { user } = show(<SelfDescription />, { answers: { selfDescription: mine, saveSelfDescription: null } })
  await field('Vaardigheden')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  await told('Je profiel is gewist')
})
