import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './test.js'
import { repeated } from './repeated.js'
import { ask } from './graphql.js'
import { focus, signedInAs } from './people.js'
import type { Product } from './product.js'
import { toast } from './screen.js'
import { bookmarked, claimed, commented } from './stage.js'
import { said } from './threads.js'
import { withMouse } from './visitor.js'
import { type Wire, wireTo } from './wire.js'

/** With the service worker, behind a proxy that can be cut: offline mode alone lets a worker's requests through. */
test.use({ serviceWorkers: 'allow' })

let wire: Wire
test.beforeEach(async ({ context, product }) => {
  wire = await wireTo(product.port)
  await withMouse(context)
})
test.afterEach(() => wire.close())

const at = (path: string) => wire.url + path
const note = (place: Page | Locator) => place.getByText(/^Bewaard op dit apparaat, vandaag om \d\d:\d\d\./)
const line = (page: Page) => page.getByText(/^Je bent offline/)

const goOffline = async (page: Page) => {
  wire.cut()
  await page.context().setOffline(true)
}

const goOnline = async (page: Page) => {
  wire.mend()
  await page.context().setOffline(false)
}

/** Opens the product as a user whose reading is stored on the device. */
async function startedBy(page: Page, account: 'collega' | 'medewerker', path: string): Promise<void> {
  await page.goto(at(path))
  await expect(page.getByRole('button', { name: /^Account van/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('offlineVan')), account).toContain(account)
}

interface OnDevice {
  readonly databases: string[]
  readonly answers: string[]
  readonly owner: string | null
  /** URLs in the service worker's caches. */
  readonly cached: string[]
  readonly isSaidInCache: boolean
}

/** Stored data on the device, optionally only with these words. */
const onDevice = (page: Page, words: string) =>
  page.evaluate(async said => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '').filter(name => name === 'offline')
    const answers =
      databases.length === 0
        ? []
        : await new Promise<string[]>(resolve => {
            const asked = indexedDB.open('offline')
            // It was deleted meanwhile, and checking must not recreate it.
            asked.addEventListener('upgradeneeded', () => asked.transaction?.abort())
            asked.addEventListener('error', () => resolve([]))
            asked.addEventListener('success', () => {
              const all = asked.result.transaction('answers').objectStore('answers').getAll()
              all.addEventListener('success', () => {
                asked.result.close()
                resolve(all.result.map(answer => JSON.stringify(answer)))
              })
            })
          })
    const cached: string[] = []
    let isSaidInCache = false
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        cached.push(new URL(request.url).pathname)
        isSaidInCache ||= (await (await cache.match(request))!.text()).includes(said)
      }
    }
    return { databases, answers, owner: localStorage.getItem('offlineVan'), cached, isSaidInCache } satisfies OnDevice
  }, words)

test('a bookmark and a tender that was read work offline, and nothing of them is left after signing out', async ({
  page,
}) => {
  test.slow()
  await signedInAs(page, 'collega')
  const [staged] = await bookmarked(page)
  const { bookmarkId, tenderId, title } = staged!
  await ask(page, 'mutation ($input: UpdateBookmarkInput!) { updateBookmark(input: $input) { bookmark { id } } }', {
    input: { bookmarkId, metadata: { notes: 'Bellen met de inkoper', tags: [] } },
  })
  await commented(page, bookmarkId, 'Dit past bij ons')
  const read = await claimed(page)

  await startedBy(page, 'collega', '/tenders')
  const dialog = page.getByRole('dialog')
  await page.goto(at(`/tenders?tender=${encodeURIComponent(read.id)}`))
  await expect(dialog.getByRole('heading', { name: read.title })).toBeVisible()
  // The bookmark was never opened on this device: it is prefetched, with its thread.
  await expect
    .poll(async () => (await onDevice(page, title)).answers.join('\n'))
    .toMatch(new RegExp(`TenderDialog.*${tenderId}`))
  await expect.poll(async () => (await onDevice(page, title)).answers.join('\n')).toContain('Dit past bij ons')

  await goOffline(page)
  await page.goto(at('/offline'))
  await expect(page.getByRole('button', { name: /^Account van/ })).toBeVisible()
  await expect(line(page)).toBeVisible()
  await page.getByRole('link', { name: read.title }).click()
  await expect(dialog.getByRole('heading', { name: read.title })).toBeVisible()
  await expect(note(dialog)).toBeVisible()

  for (const list of ['/', '/tenders']) {
    await page.goto(at(list))
    const away = page.getByRole('main').getByRole('status').filter({ hasText: 'staan op dit apparaat' })
    await expect(away.getByRole('link', { name: 'Offline lezen' })).toHaveAttribute('href', '/offline')
    // R-INT-23
    await expect(page.getByText('Verbinding met server mislukt').first()).toBeVisible()
  }
  await page.goto(at('/bookmarks'))
  await expect(note(page).first()).toBeVisible()
  const card = page.locator('main').getByRole('article').filter({ hasText: title }).first()
  await expect(card.getByText('Bellen met de inkoper')).toBeVisible()
  await card.getByRole('button', { name: /^Opmerkingen/ }).click()
  await expect(said(card, 'Dit past bij ons')).toBeVisible()
  await card.getByRole('button', { name: 'Opmerking toevoegen' }).click()
  await card.getByLabel('Naam').fill('Cas')
  await card.getByRole('textbox', { name: /^Opmerking/ }).fill('Geschreven in de trein')
  await card.getByRole('button', { name: 'Opmerking plaatsen' }).click()
  await expect(toast(page)).toContainText('Fout bij versturen')
  await expect(card.getByRole('textbox', { name: /^Opmerking/ })).toHaveValue('Geschreven in de trein')

  await goOnline(page)
  await expect(line(page)).toHaveCount(0)
  await expect(note(page)).toHaveCount(0)
  await card.getByRole('button', { name: 'Opmerking plaatsen' }).click()
  await expect(said(card, 'Geschreven in de trein')).toBeVisible()

  const kept = await onDevice(page, title)
  expect(kept.isSaidInCache, 'no data in the cache of the service worker').toBe(false)
  expect(kept.cached.filter(path => !/^\/(?:assets\/|[\w-]+\.\w+$)/.test(path))).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('button', { name: 'Inloggen met Replit' })).toBeVisible()
  await expect.poll(() => onDevice(page, title)).toMatchObject({ databases: [], owner: null })
})

test('after a session was revoked, and for another user, nothing of the previous user is left', async ({ page }) => {
  await signedInAs(page, 'collega')
  const { id, title } = await claimed(page)
  await startedBy(page, 'collega', '/tenders')
  await page.goto(at(`/tenders?tender=${encodeURIComponent(id)}`))
  await expect.poll(async () => (await onDevice(page, title)).answers.join('\n')).toContain(id)

  await ask(page, 'mutation { signOut { session { authenticated } } }')
  await focus(page)
  await expect.poll(() => onDevice(page, title)).toMatchObject({ databases: [], owner: null })

  await signedInAs(page, 'collega')
  await startedBy(page, 'collega', '/tenders')
  await page.goto(at(`/tenders?tender=${encodeURIComponent(id)}`))
  await expect.poll(async () => (await onDevice(page, title)).answers.join('\n')).toContain(id)
  // The page is not queried meanwhile: without a token it would find another user.
  await page.evaluate(() => localStorage.removeItem('authToken'))
  await page.context().clearCookies()
  await signedInAs(page, 'medewerker')
  await startedBy(page, 'medewerker', '/tenders')
  await goOffline(page)
  await page.goto(at('/offline'))
  await expect(page.getByText('Nog niets gelezen')).toBeVisible()
  expect((await onDevice(page, title)).answers.join('\n')).not.toContain(id)
})

test(
  'a newer version is offered by a button and never loads by itself, and the worker can be withdrawn',
  repeated(),
  async ({ page, product }) => {
    const deployed = await deployment(product)
    await signedInAs(page, 'medewerker')
    await page.goto(deployed.url)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('offlineVan'))).toContain('medewerker')
    await page.evaluate(() => {
      ;(window as unknown as { isHere: boolean }).isHere = true
    })
    const isHere = () => page.evaluate(() => (window as unknown as { isHere?: boolean }).isHere ?? false)
    const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

    deployed.serve(worker => `${worker}\n// newer`)
    await update()
    await expect(toast(page)).toContainText('Nieuwe versie beschikbaar')
    expect(await isHere()).toBe(true)
    await toast(page).getByRole('button', { name: 'Vernieuwen' }).click()
    // Race condition: a page that is being unloaded does not answer.
    await expect.poll(() => isHere().catch(() => true)).toBe(false)

    const off = await (await page.request.get('/service-worker-off.js')).text()
    // Race condition: on a page without scripts, because nothing there registers it again.
    const bare = new URL('/healthz', deployed.url).href
    await page.goto(bare)
    deployed.serve(() => off)
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual([])
    await update().catch(() => undefined)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    // It disappears with the last page that it controlled.
    await page.goto(bare)
    await expect
      .poll(async () => (await page.evaluate(() => navigator.serviceWorker.getRegistrations())).length)
      .toBe(0)
    await deployed.close()
  },
)

/** The product behind a server that serves another service worker than the built one, as after a deployment. */
async function deployment({ port }: Product) {
  let change = (worker: string) => worker
  const changed = async (answer: http.IncomingMessage, response: http.ServerResponse) => {
    const { 'content-length': _length, etag: _etag, ...others } = answer.headers
    response.writeHead(200, others).end(change(await text(answer)))
  }
  const server = http.createServer((request, response) => {
    const { url: path = '', method } = request
    const isWorker = path === '/service-worker.js'
    const headers = isWorker ? {} : request.headers
    const onward = http.request({ port, path, method, headers }, answer => {
      if (!isWorker) return void answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
      void changed(answer, response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: (how: typeof change) => {
      change = how
    },
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
