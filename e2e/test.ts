import { expect, test as base } from '@playwright/test'
import { createDatabase, dropDatabase, removePeople } from './databases.js'
import { type Product, startProduct, startWorker } from './product.js'
import { forgetClaims } from './stage.js'

export interface OwnProduct {
  /** False: a database without tenders. */
  readonly isHarvested?: boolean
  readonly settings?: Readonly<Record<string, string>>
  /** Runs jobs. */
  readonly hasWorker?: boolean
}

export interface TestFixtures {
  /**
   * For tests that change tenders, sources, categories or jobs: a separate product and database for one test. The other
   * tests of a worker share one product, whose user data is reset before each test.
   */
  ownProduct: OwnProduct | null
  product: Product
}

/** Playwright's test, with a product per worker. An uncaught error in a page fails the test. */
export const test = base.extend<TestFixtures, { sharedProduct: Product }>({
  sharedProduct: [
    async ({}, use) => {
      const product = await startProduct(await createDatabase())
      await use(product)
      await product.stop()
      await dropDatabase(product.databaseUrl)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  ownProduct: [null, { option: true }],
  product: [
    async ({ ownProduct, sharedProduct }, use) => {
      forgetClaims()
      const product = ownProduct
        ? await startProduct(await createDatabase(ownProduct.isHarvested), ownProduct.settings)
        : sharedProduct
      const worker = ownProduct?.hasWorker ? await startWorker(product.databaseUrl, ownProduct.settings) : null
      process.env.E2E_DATABASE_URL = product.databaseUrl
      if (!ownProduct) await removePeople(product.databaseUrl)
      await use(product)
      if (!ownProduct) return
      product.kill()
      worker?.kill()
      await dropDatabase(product.databaseUrl)
    },
    { auto: true },
  ],
  baseURL: ({ product }, use) => use(product.url),
  page: async ({ page }, use) => {
    const thrown: string[] = []
    page.on('pageerror', error => thrown.push(error.stack ?? error.message))
    await use(page)
    // Answers may still be in flight; their failure no longer matters.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(thrown).toEqual([])
  },
})
