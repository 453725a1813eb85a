import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fill } from '../bench/dataset.js'
import { startProduct } from '../faults/product.js'
import { startEmpty } from './engines/postgres.js'
import type { Stage } from './stage.js'

/** Makes the data directory that lines copy, by the product's own migrations. */
export async function sow(stage: Stage, tenders: number): Promise<void> {
  const server = await startEmpty(stage)
  const product = await startProduct(server.url)
  await product.process.kill()
  await fill(server.url, tenders)
  await server.stop()
  // With the owner, who is PostgreSQL's user.
  await promisify(execFile)('cp', ['-a', `${server.directory}/.`, stage.seed])
}
