import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { environment } from './environment.js'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

export interface Product {
  readonly directory: string
  /** By SIGTERM. @throws Error when it does not end cleanly */
  readonly stop: () => Promise<void>
}

/** Starts the product on a data directory of its own, and waits until it reports that it is ready. */
export async function startedProduct(port: number, settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-e2e-'))
  fs.chmodSync(directory, 0o755)
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...environment, ...settings, PORT: String(port), DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(product)
  return {
    directory,
    async stop() {
      const ended = new Promise(resolve => product.once('exit', resolve))
      product.kill('SIGTERM')
      const code = await ended
      fs.rmSync(directory, { recursive: true, force: true })
      if (code !== 0) throw new Error(`the product did not end cleanly: ${String(code)}`)
    },
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
