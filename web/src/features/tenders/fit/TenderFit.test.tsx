import { describe, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { show } from '../../../../test/show'
import { FitSummary } from './FitSummary'
import { TenderFit } from './TenderFit'
import type { FitPointFragment, TenderFitFragment } from './TenderFit.generated'

type Fit = NonNullable<TenderFitFragment['fit']>
const point = (name: string, verdict: FitPointFragment['verdict'], quote: string | null = null) =>
  ({ __typename: 'FitPoint', point: name, verdict, quote, mine: 'jij: 9 jaar' }) as const
const tender = (fit: Partial<Fit> | null) =>
  ({
    __typename: 'Tender',
    id: 'tender',
    fit: fit && {
      __typename: 'TenderFit',
      describedAt: '2026-11-03T10:00:00.000Z',
      requirements: [],
      matches: [],
      missing: [],
      ...fit,
    },
  }) as TenderFitFragment
const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')

test('without a description there is only the way to the form', async () => {
  show(
    <>
      <TenderFit tender={tender(null)} />
      <FitSummary tender={tender(null)} />
    </>,
  )
  expect(await screen.findByText('Vul je profiel in om te zien wat past')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Profiel invullen' })).toHaveAttribute('href', '/profiel#past-bij-mij')
  expect(screen.queryByText('Eisen')).toBeNull()
  expect(screen.getAllByText('Past bij mij')).toHaveLength(1)
})

test('a text without requirements says so, and empty groups are left out', async () => {
  show(<TenderFit tender={tender({ matches: [point('Java', 'MET', 'Java-ontwikkelaar')] })} />)
  expect(await screen.findByText('Geen eisen gevonden in de tekst')).toBeVisible()
  expect(rows('Past').map(row => row.textContent)).toEqual(['Gehaald: Java‘Java-ontwikkelaar’jij: 9 jaar'])
  expect(screen.queryByRole('list', { name: 'Ontbreekt' })).toBeNull()
  expect(screen.queryByText(/niet gehaald/)).toBeNull()
})

describe('with points', () => {
  const fit = {
    requirements: [
      point('Tarief onder je minimum', 'NOT_MET', '€80 per uur'),
      point('VOG', 'UNKNOWN', 'VOG'),
      point('Java', 'MET', 'Java'),
      point('Beschikbaar per 04 jan 2027', 'MET'),
    ],
    missing: [point('Digikoppeling', 'UNKNOWN', 'Digikoppeling is een pré')],
  }

  test('each row says its verdict in words, the quote and what the profile says', async () => {
    show(<TenderFit tender={tender(fit)} />)
    expect(await screen.findByText('1 van 4 niet gehaald, 1 onbekend')).toBeInTheDocument()
    expect(rows('Eisen').map(row => row.textContent)).toEqual([
      'Niet gehaald: Tarief onder je minimum‘€80 per uur’jij: 9 jaar',
      'Onbekend: VOG‘VOG’jij: 9 jaar',
      'Gehaald: Java‘Java’jij: 9 jaar',
      'Gehaald: Beschikbaar per 04 jan 2027jij: 9 jaar',
    ])
    expect(rows('Ontbreekt').map(row => row.textContent)).toEqual([
      'Ontbreekt: Digikoppeling‘Digikoppeling is een pré’jij: 9 jaar',
    ])
    expect(document.body.textContent).not.toContain('%')
  })

  test('a phone unfolds what it leaves out', async () => {
    const { user } = show(<TenderFit tender={tender(fit)} />)
    const more = await screen.findByRole('button', { name: 'Nog 1 eis, ontbreekt 1' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await user.click(more)
    expect(screen.getByRole('button', { name: 'Toon minder' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('the summary counts, and does not call unknown not met', async () => {
    show(<FitSummary tender={tender(fit)} />)
    expect(await screen.findByText('1 eis niet gehaald')).toBeVisible()
    expect(screen.getAllByRole('definition').map(one => one.textContent)).toEqual(['2 van 41 onbekend', '0', '1'])
  })
})
