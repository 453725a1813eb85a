import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { environment } from './environment.js'
import { port } from './playwright.config.js'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Starts the product, waits until it reports that it is ready; resolves to a function that stops it by SIGTERM. */
export default async function startProduct() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-e2e-'))
  fs.chmodSync(directory, 0o755)
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...environment,
      PORT: String(port),
      DATA_DIR: directory,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(product)
  // For tests that start a second process on the same database.
  process.env.E2E_DATA_DIR = directory
  return async () => {
    const ended = new Promise(resolve => product.once('exit', resolve))
    product.kill('SIGTERM')
    const code = await ended
    fs.rmSync(directory, { recursive: true, force: true })
    if (code !== 0) throw new Error(`the product did not end cleanly: ${String(code)}`)
  }
}

const ready = (product: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = ''
    product.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('GreenRock Tenders is ready')) resolve()
    })
    product.once('exit', code => reject(new Error(`the product stopped with code ${String(code)}: ${said}`)))
  })
