import { port } from './playwright.config.js'
import { startedProduct } from './product.js'

/** The product that the tests share; resolves to a function that stops it. */
export default async function startProduct() {
  const { directory, stop } = await startedProduct(port)
  // For tests that start a second process on the same database.
  process.env.E2E_DATA_DIR = directory
  return stop
}
