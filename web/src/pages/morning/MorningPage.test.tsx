import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { told, show } from '../../../test/show'
import MorningPage from './MorningPage'

const sentence = 'Niet gedekt vannacht: TenderNed (mislukt 06:07)'
const note = 'Nieuwe tenders van deze bron kunnen ontbreken. Om 07:30 proberen we het weer.'
const gap = { sentence, note, uncovered: [{ key: 'tenderned' }], covered: [] }
const source = { key: 'tenderned', name: 'TenderNed' }
const covered = { sentence: null, note: null, uncovered: [], covered: [{ source, added: 0 }] }
const nothing = { totalCount: 0, nodes: [] }
const one = { totalCount: 1, nodes: [{ id: 'tender', title: 'Beheer van de brug', lotClosingDates: [] }] }

const strip = () => screen.queryByRole('complementary', { name: 'Niet gedekt' })
const heading = (name: string) => screen.findByRole('heading', { name })

afterEach(() => void jest.useRealTimers())

test('the page waits for what is known about the sources before it says that there is nothing new', async () => {
  show(<MorningPage />, { answers: { tenders: nothing, coverage: () => new Promise(() => {}) } })
  expect(await screen.findByRole('status', { name: 'Nieuwe tenders worden geladen' })).toBeVisible()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(screen.queryByText('Je bent bij')).toBeNull()
})

describe('without new tenders', () => {
  test('the user is up to date when all sources were read, and there is no strip', async () => {
    show(<MorningPage />, { answers: { tenders: nothing, coverage: covered } })
    expect(await heading('Je bent bij')).toBeVisible()
    expect(strip()).toBeNull()
  })

  test.each([
    ['a source was not read', gap, /^Niet alle bronnen zijn opgehaald/],
    [
      'that is unknown',
      () => {
        throw new Error('kapot')
      },
      /^We konden niet nagaan/,
    ],
  ])('the user is not called up to date when %s', async (_what, coverage, reason) => {
    show(<MorningPage />, { answers: { tenders: nothing, coverage } })
    expect(await heading('Tot nu toe niets nieuws')).toBeVisible()
    expect(screen.getByText(reason)).toBeVisible()
    expect(screen.queryByText('Je bent bij')).toBeNull()
  })
})

test.each([
  ['staff', 0],
  ['administrator', 1],
] as const)(
  'the strip does not take the focus, and has a link to the sources for administrators: %s',
  async (as, links) => {
    const { sent } = show(<MorningPage />, { as, at: '/ochtend?source=ted', answers: { tenders: one, coverage: gap } })
    await waitFor(() => expect(strip()).toHaveTextContent(sentence))
    expect(strip()).toHaveTextContent(note)
    expect(screen.queryAllByRole('link', { name: 'Bron bekijken' })).toHaveLength(links)
    expect(strip()).not.toContainElement(document.activeElement as HTMLElement)
    expect(sent('Coverage')).toEqual([{ sources: ['ted'] }])
  },
)

test('at the end, the user is not called up to date while a source was not read', async () => {
  const { user } = show(<MorningPage />, { answers: { tenders: one, coverage: gap } })
  await screen.findByRole('article')
  await user.keyboard('j')
  expect(await heading('Tot nu toe alles bekeken')).toBeVisible()
  expect(screen.getByText(/Niet alle bronnen zijn opgehaald/)).toBeVisible()
})

test('a source that is read after all is announced with its tenders, which a button shows', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date', 'performance', 'requestAnimationFrame'] })
  let coverage: object = gap
  const { user, sent } = show(<MorningPage />, { answers: { tenders: nothing, coverage: () => coverage } })
  await waitFor(() => expect(strip()).not.toBeNull())
  coverage = { ...covered, covered: [{ source, added: 6 }] }
  jest.advanceTimersByTime(60_000)
  await told('TenderNed alsnog opgehaald, 6 nieuw')
  expect(strip()).toBeNull()
  expect(screen.queryByText('Je bent bij')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Kijk wat er bij kwam' }))
  expect(await heading('Je bent bij')).toBeVisible()
  expect(sent('Morning')).toHaveLength(2)
})

describe('with a description of oneself', () => {
  const of = (id: string, title: string) => ({ id, title, lotClosingDates: [] })
  const tenders = {
    totalCount: 3,
    nodes: [of('a', 'Nieuwste'), of('b', 'Aanbesteding')],
  }
  const bestFits = [of('c', 'Past het best'), of('b', 'Aanbesteding')]
  const shown = async () => (await screen.findByRole('article')).querySelector('h2')?.textContent

  test('the best fit comes first; the switch keeps what was shown, and all tenders', async () => {
    const { user } = show(<MorningPage />, { answers: { tenders, bestFits, coverage: covered } })
    expect(await screen.findByText('Gesorteerd op wat bij je past')).toBeVisible()
    expect(await shown()).toBe('Past het best')
    await user.keyboard('j')
    expect(await shown()).toBe('Aanbesteding')
    await user.click(screen.getByRole('button', { name: 'Nieuwste eerst' }))
    expect(await shown()).toBe('Nieuwste')
    expect(screen.getByText('2 van 3')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sorteer op wat bij je past' }))
    expect(await shown()).toBe('Aanbesteding')
  })

  test('a double click chooses for one tender, not for the next one too', async () => {
    const { user, sent } = show(<MorningPage />, { answers: { tenders, bestFits: [], coverage: covered } })
    await user.dblClick(await screen.findByRole('button', { name: /^Weg/ }))
    expect(await shown()).toBe('Aanbesteding')
    expect(screen.getByText('2 van 2')).toBeVisible()
    await waitFor(() => expect(sent('DismissTender')).toHaveLength(1))
  })

  test('there is no switch when nothing fits', async () => {
    show(<MorningPage />, { answers: { tenders, bestFits: [], coverage: covered } })
    expect(await shown()).toBe('Nieuwste')
    expect(screen.queryByText('Gesorteerd op wat bij je past')).toBeNull()
  })
})
