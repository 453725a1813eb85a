import { expect } from '@playwright/test'
import { payloads } from './hostile/payloads.js'
import { brokenParts, nothing, watched, whole } from './hostile/watch.js'
import { inDatabase } from './in-database.js'
import { repeated } from './repeated.js'
import { test } from './visitor.js'

test.use({ ownProduct: {} })

const WANTED = 5000
const TENDERS = 40
/** PostgreSQL can store neither of these. */
const storable = payloads.filter(text => !/\p{Surrogate}|\0/u.test(text)).slice(0, WANTED)

let ids: string[] = []

/** As if every sanitiser had failed: the stored tenders contain a hostile source's texts. */
test.beforeEach(async () => {
  test.setTimeout(600_000)
  const newest = 'SELECT id FROM tenders WHERE NOT archived ORDER BY publication_date DESC LIMIT $1'
  ids = (await inDatabase<{ id: string }>(newest, [TENDERS])).map(({ id }) => id)
  const each = Math.ceil(storable.length / TENDERS)
  for (const [index, id] of ids.entries()) {
    const texts = storable.slice(index * each, (index + 1) * each)
    const [title, organization, place, winner] = texts
    const text = texts.join('\n')
    await inDatabase(
      `UPDATE tenders SET title = $2, organization = $3, region = $4, award_winner = $5, description = $6, summary = left($6, 300)
       WHERE id = $1`,
      [id, title, organization, place, winner, text],
    )
  }
})
test('server-rendered pages of tenders show 5 000 payloads as texts', repeated(), async ({ page }) => {
  test.setTimeout(1_800_000)
  expect(ids).toHaveLength(TENDERS)
  const harm = await watched(page, 'localhost')
  for (const id of ids) {
    await page.goto(`/tenders/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await brokenParts(page)).toEqual(whole)
  }
  expect(harm).toEqual(nothing)
})

test("feeds contain the payloads as texts, according to the browser's XML parser", repeated(), async ({ page }) => {
  const harm = await watched(page, 'localhost')
  // A page without our CSP, which would block parsing texts as XML.
  const reader = await page.context().newPage()
  for (const format of ['atom', 'rss']) {
    const text = await (await page.request.get(`/api/export/tenders.${format}`)).text()
    const foreign = await reader.evaluate(text => {
      const parsed = new DOMParser().parseFromString(text, 'text/xml')
      const brought = [...parsed.querySelectorAll('*')].filter(
        ({ namespaceURI, localName }) =>
          /xhtml|svg|MathML/.test(`${namespaceURI}`) || ['script', 'parsererror', 'iframe'].includes(localName),
      )
      // A feed reader shows the text of an entry as HTML.
      const shown = [...parsed.querySelectorAll('content, description, summary')].map(({ textContent }) => {
        const read = new DOMParser().parseFromString(textContent, 'text/html')
        return [
          ...read.querySelectorAll('script, iframe, object, embed, base, meta, link, style, form, svg, math, img'),
        ].length
      })
      return [brought.length, shown.reduce((sum, one) => sum + one, 0), shown.length > 0]
    }, text)
    expect([format, ...foreign]).toEqual([format, 0, 0, true])
  }
  for (const format of ['jsonfeed', 'ics', 'csv', 'xlsx', 'ocds', 'atom', 'rss']) {
    // A browser opens it, or downloads it.
    await page.goto(`/api/export/tenders.${format}`).catch(() => null)
    await page.waitForLoadState()
  }
  expect(harm).toEqual(nothing)
})
