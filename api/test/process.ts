import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where npm's scripts and jest run. */
const root = process.cwd()

export interface RunningProcess {
  readonly child: ChildProcess
  /** Resolves with what it wrote to its standard output once this pattern appears; rejects when it ends first. */
  until(pattern: RegExp): Promise<string>
  /** Resolves when it ends, however that happens. */
  readonly ended: Promise<void>
  /** Ends it as a crash does, and waits for that. */
  kill(): Promise<void>
}

/** Runs a built file of the product, or a script of the tests, in a process of its own. */
export function startProcess(file: string, env: Readonly<Record<string, string>>): RunningProcess {
  const tracing = pathToFileURL(path.join(root, 'api/dist/src/platform/tracing/start.js')).href
  const child = spawn(process.execPath, ['--import', tracing, path.join(root, file)], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const ended = once(child, 'exit').then(() => undefined)
  return {
    child,
    ended,
    async until(pattern) {
      while (!pattern.test(output)) {
        if (child.exitCode !== null || child.signalCode) throw new Error(`${file} ended: ${output}`)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      return output
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
