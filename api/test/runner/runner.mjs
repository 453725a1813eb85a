import { fileURLToPath } from 'node:url'
import { Worker } from 'jest-worker'

const WORKER = fileURLToPath(new URL('./worker.mjs', import.meta.url))
const TYPESCRIPT = new URL('./typescript.mjs', import.meta.url).href

/**
 * A Jest runner without isolation of test files: each worker is one ordinary Node process that loads the API once for all its files, where Jest's
 * own runner loads a thousand modules for each file. See docs/decisions/0056-tests-share-a-process.md.
 */
export default class SharedProcessRunner {
  constructor(globalConfig) {
    this.globalConfig = globalConfig
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const { globalConfig } = this
    const workers = new Worker(WORKER, {
      exposedMethods: ['run'],
      numWorkers: Math.min(globalConfig.maxWorkers, tests.length),
      // No retries: a file that ends its process has failed.
      maxRetries: 0,
      forkOptions: { stdio: 'inherit', execArgv: ['--no-warnings', '--enable-source-maps', '--import', TYPESCRIPT] },
    })
    const runOne = async test => {
      if (watcher.isInterrupted()) return
      try {
        const { path, context } = test
        const running = workers.run({ path, config: context.config, globalConfig })
        await onResult(test, await running)
      } catch (error) {
        await onFailure(test, error)
      }
    }
    await Promise.all(tests.map(runOne))
    await workers.end()
  }
}
