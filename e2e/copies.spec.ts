import { expect, type Page } from '@playwright/test'
import { altered } from './graphql.js'
import { signedInAs } from './people.js'
import { isLargeTarget } from './screen.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

const cards = (page: Page) => page.getByRole('article')
const dialog = (page: Page) => page.getByRole('dialog')

interface Copy {
  readonly tenderId: string
  readonly source: object
}

test('a tender on both TenderNed and TED is listed once, names both, and is also found under TED', async ({ page }) => {
  await page.goto('/tenders?q=restafval%20gft')
  const card = cards(page).filter({ hasText: 'Inzameling van huishoudelijk restafval' })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Ook op: TED')
  await expect(cards(page).filter({ hasText: 'Europese aanbesteding inzameling' })).toHaveCount(0)

  await card.getByRole('link', { name: /^Inzameling van/ }).click()
  const sample = dialog(page).getByRole('link', { name: 'Bekijk op TED' })
  await expect(sample).toHaveAttribute('href', /\/voorbeeld\/ted\//)
  // The link is to the process that harvested the sample, which has ended.
  const { pathname } = new URL((await sample.getAttribute('href'))!)
  const answer = await page.request.get(pathname)
  expect(await answer.text()).toContain('Bij een echte publicatie kom je hier op de pagina van TED.')
  await expect(dialog(page).getByRole('button', { name: /^Losmaken/ })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await isLargeTarget(sample), 'the link of a route, which is only an icon, has 36 px').toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto('/tenders?q=restafval%20gft&source=ted')
  const copy = cards(page).filter({ hasText: 'Europese aanbesteding inzameling' })
  await expect(copy).toContainText('Ook op: TenderNed')

  // Source names of maximum length: on a tablet they wrap, a phone shows only their number.
  await altered(page, 'TendersPage', ({ tenders }: { tenders: { nodes: { source: object; alsoAt: Copy[] }[] } }) => {
    const tender = tenders.nodes.find(({ alsoAt }) => alsoAt.length > 0)!
    const [one] = tender.alsoAt
    const long = (key: string) => ({ ...tender.source, key, name: `Inkoopplatform ${key}`.padEnd(60, 'w') })
    tender.source = long('a')
    tender.alsoAt = ['b', 'c'].map(key => ({ ...one!, tenderId: key, source: long(key) }))
  })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.reload()
  const also = copy.getByRole('listitem').filter({ hasText: 'Ook op: Inkoopplatform b' })
  await expect(also).toBeVisible()
  const { x, width } = (await also.boundingBox())!
  expect(x + width).toBeLessThan(768)
  await page.setViewportSize({ width: 390, height: 844 })
  const others = copy.getByRole('img', { name: /^Ook op: Inkoopplatform bw+, Inkoopplatform cw+$/ })
  await expect(others).toHaveText('+2')
  for (const fact of [others, copy.getByText(/^Gepubliceerd/)]) {
    const box = (await fact.boundingBox())!
    expect(box.x + box.width).toBeLessThan(390)
  }
})

test.describe('with modified copies', () => {
  test.use({ ownProduct: {} })

  test('an administrator splits off a copy that is another assignment', repeated(), async ({ page }) => {
    await signedInAs(page, 'beheerder')
    await page.goto('/tenders?q=financial%20controller')
    const card = cards(page).filter({ hasText: 'Financial controller planning en control (senior)' })
    await expect(card).toContainText('via 2 bemiddelaars')
    await card.getByRole('link', { name: /^Financial controller/ }).click()
    await dialog(page).getByRole('button', { name: 'Losmaken: HeadFirst' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Losmaken' }).click()
    await expect(page.getByText('De tender op HeadFirst staat nu los', { exact: true })).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Losmaken: HeadFirst' })).toHaveCount(0)
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
    await page.getByRole('button', { name: 'Sluiten', exact: true }).click()
    await expect(cards(page).filter({ hasText: 'Senior financial controller planning & control' })).toHaveCount(1)
  })
})
