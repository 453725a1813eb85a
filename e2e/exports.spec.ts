import fs from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './test.js'
import { noViolations } from './axe.js'
import { openedAs } from './people.js'
import { toast } from './screen.js'
import { asVisitor } from './visitor.js'
import { repeated } from './repeated.js'

test.describe.configure({ mode: 'default' })
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a filtered list is exported by keyboard, as a file with the tenders of that filter @journey', async ({
  page,
}) => {
  await asVisitor(page.context())
  await page.goto('/tenders?type=freelance_contract')
  const found = Number.parseInt((await page.getByText(/resultaten gevonden/).textContent())!.replaceAll('.', ''), 10)
  const button = page.getByRole('button', { name: 'Exporteren' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Excel (XLSX)' })).toHaveAttribute('data-highlighted')
  await noViolations(page, 'export menu')
  await page.keyboard.press('ArrowDown')
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^tenders-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await fs.readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toContain('Titel;Organisatie')
  expect(lines).toHaveLength(found + 1)
  await expect(toast(page).getByText('Je export is klaar', { exact: true })).toBeVisible()
  await expect(button).toBeFocused()
  await expect(page.getByRole('menu')).toBeHidden()
})

test('an export shows its progress, and can be cancelled', repeated(), async ({ page }) => {
  await asVisitor(page.context())
  await page.goto('/tenders')
  const frame = (rowsDone: number, text: string) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(rowsDone, 0)
    head.writeUInt32BE(text.length, 4)
    return [...head, ...Buffer.from(text)]
  }
  // A connection that stays open halfway, like that of a large export.
  await page.evaluate(
    first => {
      const real = window.fetch
      window.fetch = async (input, init) => {
        if (typeof input !== 'string' || !input.includes('/api/export/')) return real(input, init)
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new Uint8Array(first))
            init?.signal?.addEventListener('abort', () => controller.error(init.signal!.reason))
          },
        })
        return new Response(body, { headers: { 'x-total-count': '100000' } })
      }
    },
    frame(12_000, 'Titel'),
  )
  await page.getByRole('button', { name: 'Exporteren' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect(page.getByText('Bezig met exporteren: 12.000 van 100.000')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /Bezig met exporteren/ })).toHaveAttribute('aria-valuenow', '12')
  await noViolations(page, 'running export')
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('button', { name: 'Exporteren' })).toBeFocused()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(toast(page).getByText('Exporteren is niet gelukt', { exact: true })).toBeHidden()
})

test('the feed address of a list contains its filter', repeated(), async ({ page }) => {
  await asVisitor(page.context())
  await page.goto('/tenders?type=eu_procurement')
  await page.getByRole('button', { name: 'Abonneren' }).click()
  await page.getByRole('menuitem', { name: 'RSS' }).click()
  await expect(toast(page).getByText('Adres gekopieerd', { exact: true })).toBeVisible()
  const address = await copied(page)
  expect(address).toMatch(/\/api\/export\/tenders\.rss\?tenderType=EU_PROCUREMENT$/)
  expect(await (await page.request.get(address)).text()).toContain('<rss')
  // A list of closed tenders has no calendar.
  await page.goto('/tenders?status=gesloten')
  await page.getByRole('button', { name: 'Abonneren' }).click()
  await expect(page.getByRole('menuitem', { name: 'Atom' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Agenda' })).toBeHidden()
})

test(
  'the dialog of a tender offers its closing date as a calendar file, and shares its address',
  repeated(),
  async ({ page }) => {
    await asVisitor(page.context())
    await page.goto('/tenders?status=open&sort=closing')
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    const dialog = page.getByRole('dialog')
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'In agenda' }).click()
    expect(await fs.readFile(await (await downloading).path(), 'utf8')).toContain('BEGIN:VEVENT')
    await dialog.getByRole('button', { name: 'Deel' }).click()
    await expect(toast(page).getByText('Link gekopieerd', { exact: true })).toBeVisible()
    const title = await dialog.getByRole('heading').first().textContent()
    await page.goto(await copied(page))
    await expect(page).toHaveURL(/\/tenders\/[\da-f-]{36}$/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title! })).toBeVisible()
  },
)

test('a closed tender has no calendar file', repeated(), async ({ page }) => {
  await asVisitor(page.context())
  await page.goto('/tenders?status=gesloten&type=eu_procurement')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Deel' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'In agenda' })).toHaveCount(0)
})

test('the user’s own bookmarks get a secret feed link, which can be revoked', repeated(), async ({ page }) => {
  await openedAs(page, 'medewerker', '/bookmarks')
  await page.getByRole('button', { name: 'Abonneren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Abonneren op je bookmarks' })
  await dialog.getByRole('button', { name: /Link maken|Nieuwe link maken/ }).click()
  await dialog.getByRole('button', { name: 'Agenda: link kopiëren' }).click()
  await expect(toast(page).getByText('Link gekopieerd', { exact: true })).toBeVisible()
  await noViolations(page, 'secret link')
  const address = await copied(page)
  const asked = () => fetch(address).then(({ status }) => status)
  expect(await asked()).toBe(200)
  await dialog.getByRole('button', { name: 'Link intrekken' }).click()
  await expect(toast(page).getByText('De link is ingetrokken', { exact: true })).toBeVisible()
  expect(await asked()).toBe(404)
})
