import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { testServer } from '../../../test/web-server.js'

const database = testDatabase()
const db = () => database.manager

const webDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-web-'))
fs.writeFileSync(
  path.join(webDirectory, 'index.html'),
  '<html><head><meta name="description" content="Alles" /><title>GreenRock</title></head><body><div id="root"></div></body></html>',
)
fs.writeFileSync(path.join(webDirectory, 'landing.html'), '')
afterAll(() => fs.rmSync(webDirectory, { recursive: true }))
const server = testServer(database, { webDirectory })

const pageAt = (address: string) => fetch(`${server.url}${address}`)
const hostile = 'Beheer "A" <script>alert(1)</script> $& €'

test('the page of a tender describes it without any script', async () => {
  const { id } = await aTender(db(), {
    title: hostile,
    organization: 'Waterschap Noorderzijlvest',
    region: 'Groningen',
    summary: `Onderhoud van ${'gemalen en '.repeat(30)}stuwen`,
    description: 'Regel een\n\nRegel <b>twee</b>',
    closingDate: new Date('2099-07-01T10:00:00Z'),
  })
  const reply = await pageAt(`/tenders/${id}`)
  const page = await reply.text()
  expect(reply.status).toBe(200)
  const title = 'Beheer &quot;A&quot; &lt;script&gt;alert(1)&lt;/script&gt; $&amp; €'
  expect(page).toContain(`<title>${title} · GreenRock Tenders</title>`)
  expect(page).toContain(`<h1>${title}</h1>`)
  expect(page).toContain('<dt>Sluitingsdatum</dt><dd>1 juli 2099</dd>')
  expect(page).toContain('<p>Regel een</p><p>Regel &lt;b&gt;twee&lt;/b&gt;</p>')
  expect(page).not.toContain('<script>alert')
  expect(page).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]+/tenders/${id}">`))
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(page)!
  expect(description).toMatch(/^Onderhoud van gemalen en .*( en|gemalen)…$/)
  expect(description!.length).toBeLessThanOrEqual(161)
  expect(page).not.toContain('content="Alles"')
})

test('the page of a tender that its source no longer lists says so instead of showing a closing date', async () => {
  const absences = [{ goneAt: '2026-11-18T09:00:00.000Z' }]
  const { id } = await aTender(db(), { absences, closingDate: new Date('2099-07-01T10:00:00Z') })
  const page = await (await pageAt(`/tenders/${id}`)).text()
  expect(page).toContain('<dt>Niet meer vermeld sinds</dt><dd>18 november 2026</dd>')
  expect(page).not.toContain('2099')
})

test('the page of an unknown tender is 404 and still shows the product', async () => {
  for (const unknown of [randomUUID(), 'bestaat-niet', '%00']) {
    const reply = await pageAt(`/tenders/${unknown}`)
    expect([unknown, reply.status]).toEqual([unknown, 404])
    expect(await reply.text()).toContain('<title>GreenRock</title>')
  }
})

test('a list with an open tender (?tender=) keeps the title of the list', async () => {
  const { id } = await aTender(db(), { title: 'Beheer gemalen' })
  for (const address of ['/tenders', '/', `/tenders?tender=${id}`]) {
    const reply = await pageAt(address)
    expect(reply.status).toBe(200)
    const page = await reply.text()
    expect(page).toContain('<title>GreenRock</title>')
    expect(page).toContain('content="Alles"')
    expect(page).not.toContain('Beheer gemalen</h1>')
  }
})
