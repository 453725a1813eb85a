import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { NoticeKind, TenderStage } from '../../../graphql.generated'
import { show } from '../../../../test/show'
import { TenderStages } from './TenderStages'

const tenderWith = (stage: TenderStage | null, ...notices: readonly (readonly [NoticeKind, string])[]) => ({
  __typename: 'Tender' as const,
  stage,
  lots: [],
  changes: notices.map(([noticeKind, day]) => ({
    __typename: 'TenderChange' as const,
    noticeKind,
    publishedAt: `${day}T08:00:00.000Z`,
    publicationId: day,
  })),
})
const showStages = async (...given: Parameters<typeof tenderWith>) => {
  show(
    <>
      <TenderStages tender={tenderWith(...given)} />
      <p>klaar</p>
    </>,
  )
  await screen.findByText('klaar')
}

test('a procedure with a single notice shows no stages', async () => {
  await showStages('CALL', ['COMPETITION', '2026-11-02'])
  expect(screen.queryByRole('region', { name: 'Verloop' })).not.toBeInTheDocument()
})

test('the current stage is marked, and the award to come is last', async () => {
  await showStages('CALL', ['COMPETITION', '2026-11-02'], ['CONSULTATION', '2026-04-14'])
  const items = within(screen.getByRole('region', { name: 'Verloop' })).getAllByRole('listitem')
  expect(items.map(item => [item.textContent, item.getAttribute('aria-current')])).toEqual([
    ['Marktconsultatie14 apr 2026', null],
    ['Aankondiging02 nov 2026', 'step'],
    ['Gunningnog niet', null],
  ])
})
