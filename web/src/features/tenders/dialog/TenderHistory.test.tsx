import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { show } from '../../../../test/show'
import { TenderHistory } from './TenderHistory'

test('the history names the source of what only a copy had', async () => {
  const source = (name: string) => ({ __typename: 'Source', key: name, name }) as const
  const change = (headline: string, from: string) =>
    ({
      __typename: 'TenderChange',
      id: headline,
      kind: 'STATUS',
      headline,
      detail: '',
      publishedAt: '2026-11-20T10:00:00Z',
      source: source(from),
    }) as const
  const changes = [
    change('Status gewijzigd', 'TED'),
    change('Titel gewijzigd', 'TenderNed'),
    change('Gepubliceerd op TED', 'TED'),
  ]
  show(<TenderHistory tender={{ __typename: 'Tender', source: source('TenderNed'), changes }} />)
  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(texts.map(text => /door \w+$/.exec(text ?? '')?.[0] ?? null)).toEqual(['door TED', null, null])
})
