import { expect } from '@playwright/test'
import { test } from './test.js'
import { repeated } from './repeated.js'

test(
  'the documentation of the REST API shows its routes, satisfies its CSP and loads only from our own server',
  repeated(),
  async ({ page, baseURL }) => {
    const problems: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', error => problems.push(error.message))
    const hosts = new Set<string>()
    page.on('request', request => hosts.add(new URL(request.url()).origin))

    const response = await page.goto('/api/docs')
    const policy = response!.headers()['content-security-policy']!
    expect(policy).not.toContain('unsafe')
    await expect(page.getByRole('heading', { name: /GreenRock Tenders/ })).toBeVisible()
    await page.getByRole('button', { name: 'GET /public-stats Numbers of tenders.' }).click()
    await expect(page.locator('#operations-public-stats-getPublicStats')).toContainText('RateLimit-Policy')

    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByRole('button', { name: 'Execute' }).click()
    await expect(page.locator('.live-responses-table .response-col_status').last()).toContainText('200')
    expect(problems).toEqual([])
    expect([...hosts].filter(host => host.startsWith('http'))).toEqual([new URL(baseURL!).origin])
  },
)
