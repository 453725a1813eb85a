import { expect, type Page } from '@playwright/test'
import { noViolations } from './axe.js'
import { altered, ask, nextAnswer } from './graphql.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

interface Related {
  readonly nodes: readonly { readonly id: string; readonly title: string }[]
  readonly totalCount: number
}
interface Tender {
  readonly id: string
  readonly title: string
  readonly similar: Related
  readonly earlierByClient: Related
}

const dialog = (page: Page) => page.getByRole('dialog')
const section = (page: Page, name: string) => dialog(page).getByRole('region', { name })

async function aTenderWithBoth(page: Page): Promise<Tender> {
  const related = '{ totalCount nodes { id title } }'
  const query = `{ tenders(first: 15) { nodes { id title similar(first: 5) ${related} earlierByClient(first: 5) ${related} } } }`
  const { tenders } = await ask<{ tenders: { nodes: Tender[] } }>(page, query)
  return tenders.nodes.find(({ similar, earlierByClient }) => similar.totalCount > 1 && earlierByClient.totalCount > 0)!
}

/** Race condition: another test adds a word to a title meanwhile. */
const begins = (title: string) => new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)

test(
  'the dialog lists similar tenders and earlier ones of the same buyer; a row opens that tender',
  repeated(),
  async ({ page }) => {
    const { id, title, similar, earlierByClient } = await aTenderWithBoth(page)
    await altered(page, 'RelatedTenders', ({ tender }: { tender: { earlierByClient: { nodes: object[] } } }) =>
      Object.assign(tender.earlierByClient.nodes[0]!, {
        awardWinner: 'Bouwbedrijf De Dijk B.V.',
        awardValue: 310_000,
        awardCurrency: 'EUR',
        contractEnd: '2031-03-31',
      }),
    )
    await page.goto(`/tenders?tender=${encodeURIComponent(id)}`)
    const alike = section(page, 'Vergelijkbaar')
    await expect(alike.getByRole('link')).toHaveText(similar.nodes.map(one => begins(one.title)))
    const earlier = section(page, `Eerder door deze opdrachtgever ${earlierByClient.totalCount}`)
    const line = earlier.getByRole('listitem').first()
    await expect(line).toContainText(earlierByClient.nodes[0]!.title)
    await expect(line).toContainText('Gegund: Bouwbedrijf De Dijk B.V.')
    await expect(line).toContainText('€ 310.000')
    await expect(line).toContainText('Loopt af in maart 2031')
    await noViolations(page, 'a tender with related ones')

    const [next] = similar.nodes
    await alike.getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    const heading = dialog(page).getByRole('heading', { level: 2 })
    await expect(heading).toHaveText(begins(next!.title))
    await expect(heading).toBeFocused()
    await page.goBack()
    await expect(heading).toHaveText(title)
    await page.goForward()
    await expect(heading).toHaveText(begins(next!.title))
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL('/tenders')
  },
)

test('without related tenders the dialog has no headings for them', repeated(), async ({ page }) => {
  const { id } = await aTenderWithBoth(page)
  await altered(page, 'RelatedTenders', ({ tender }: { tender: object }) =>
    Object.assign(tender, {
      similar: { __typename: 'RelatedTenderConnection', nodes: [] },
      earlierByClient: { __typename: 'RelatedTenderConnection', totalCount: 0, nodes: [] },
    }),
  )
  const answer = nextAnswer(page, 'RelatedTenders')
  await page.goto(`/tenders?tender=${encodeURIComponent(id)}`)
  await answer
  await expect(dialog(page).getByRole('heading', { name: 'Omschrijving' })).toBeVisible()
  for (const name of ['Vergelijkbaar', /^Eerder door/])
    await expect(dialog(page).getByRole('heading', { name })).toHaveCount(0)
})
