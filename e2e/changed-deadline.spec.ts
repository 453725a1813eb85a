import { expect, type Page } from '@playwright/test'
import { aFeed, CLOSING_YEAR, type Feed, OTHER_SOURCES } from './feed.js'
import { ask } from './graphql.js'
import { signedInAs } from './people.js'
import { mailServer } from './receivers.js'
import { repeated } from './repeated.js'
import type { Staged } from './stage.js'
import { test } from './test.js'
import { opened } from './threads.js'

const TITLE = 'Vuurtorenwachter Vlieland'
interface Found {
  readonly tenders: { readonly nodes: readonly { readonly id: string }[] }
}
interface Bookmarked {
  readonly bookmarkTender: { readonly bookmark: { readonly id: string } }
}

async function bookmarkedByTitle(page: Page): Promise<Staged> {
  const search = 'query ($search: String) { tenders(filter: { search: $search }, first: 1) { nodes { id } } }'
  const { tenders } = await ask<Found>(page, search, { search: TITLE })
  const tenderId = tenders.nodes[0]!.id
  const mark = 'mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) { bookmark { id } } }'
  const { bookmarkTender } = await ask<Bookmarked>(page, mark, { input: { tenderId } })
  return { tenderId, title: TITLE, bookmarkId: bookmarkTender.bookmark.id }
}

/** Within this time after its source says so, everybody who follows a tender knows that its deadline moved. */
const A_MINUTE = 60_000

let feed: Feed
let smtp: Awaited<ReturnType<typeof mailServer>>
test.use({
  ownProduct: async ({}, use) => {
    ;[feed, smtp] = await Promise.all([aFeed([TITLE]), mailServer()])
    const settings = { WORKER: 'inline', NODE_ENV: 'test', DISABLED_SOURCES: OTHER_SOURCES, SMTP_URL: smtp.url }
    await use({ isHarvested: false, settings })
    for (const receiver of [feed, smtp]) receiver.stop()
  },
})

test(
  'when the source moves the deadline of a bookmarked tender forward, mail, bell, card, thread and calendar say so within a minute',
  repeated(),
  async ({ page, browser }) => {
    test.slow()
    const admin = await (await browser.newContext()).newPage()
    await signedInAs(admin, 'beheerder')
    const input = {
      name: 'Kustwacht',
      address: `${feed.address}/feed`,
      adapter: 'FEED',
      tenderType: 'FREELANCE_CONTRACT',
    }
    const health = 'sourceHealth { source { key } }'
    await ask(admin, `mutation ($input: AddedSourceInput!) { addSource(input: $input) { ${health} } }`, { input })
    const harvest = () => ask(admin, `mutation { runSource(input: { source: "eigen-kustwacht" }) { ${health} } }`)
    await harvest()

    await signedInAs(page, 'medewerker')
    const staged = await bookmarkedByTitle(page)
    const card = await opened(page, staged)
    await expect(card).toContainText(`Sluit 01 dec ${CLOSING_YEAR}`)

    feed.publish([TITLE], '', '14-11')
    await harvest()
    const banner = card.getByRole('group', { name: 'Gewijzigd' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Meldingen, 1 ongelezen' })).toBeVisible({
      timeout: A_MINUTE,
    })
    await expect(banner).toContainText('17 dagen eerder')
    await expect(card).toContainText(`Sluit 14 nov ${CLOSING_YEAR}`)
    await expect
      .poll(() => smtp.mails.map(({ subject }) => subject), { timeout: A_MINUTE })
      .toEqual([
        expect.stringMatching(new RegExp(`^Sluiting vervroegd van 1 december.* naar 14 november.*: ${TITLE}$`)),
      ])
    await expect(card.getByRole('listitem').filter({ hasText: 'Sluiting vervroegd van' })).toBeVisible()

    const uuid = Buffer.from(staged.tenderId, 'base64').toString().replace('Tender:', '')
    const calendar = await page.request.get(`/api/export/tenders/${uuid}.ics`)
    expect(await calendar.text()).toContain(`${CLOSING_YEAR}1114`)
  },
)
