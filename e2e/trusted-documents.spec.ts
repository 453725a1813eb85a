import { expect } from '@playwright/test'
import { operationsOf } from './graphql.js'
import { test } from './visitor.js'
import { repeated } from './repeated.js'

interface Sent {
  readonly query?: string
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash: string } }
}

test('the web client sends only the hash of a document', repeated(), async ({ page }) => {
  const sent = operationsOf(page) as Sent[]
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  expect(sent.length).toBeGreaterThan(0)
  for (const { query, extensions } of sent) {
    expect(query).toBeUndefined()
    expect(extensions?.persistedQuery?.sha256Hash).toMatch(/^[0-9a-f]{64}$/)
  }
})

test('the web client falls back to texts on a server of another build', repeated(), async ({ page }) => {
  // That server does not know the hashes of this build.
  await page.route('**/graphql', async route => {
    const body = route.request().postDataJSON() as Sent
    if (!body.extensions?.persistedQuery) return route.continue()
    const extensions = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } }
    await route.continue({ postData: { ...body, extensions } })
  })
  const sent = operationsOf(page) as Sent[]
  await page.goto('/tenders')
  await expect(page.getByRole('article')).toHaveCount(20)
  const texts = sent.filter(({ query }) => query !== undefined)
  expect(texts.length).toBeGreaterThan(0)
  for (const { extensions } of texts) expect(extensions?.persistedQuery).toBeUndefined()
  const before = sent.length
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  for (const { query } of sent.slice(before)) expect(query).toBeDefined()
})
