import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The working directory of npm scripts and jest. */
const root = process.cwd()

export interface RunningProcess {
  readonly child: ChildProcess
  /** Resolves with the standard output once it matches this pattern; rejects when the process exits first. */
  until(pattern: RegExp): Promise<string>
  /** Resolves when the process exits, for any reason. */
  readonly ended: Promise<void>
  /** Kills the process like a crash, and waits until it is gone. */
  kill(): Promise<void>
}

/** Starts a built file of the product, or a script of the tests, as a separate process. */
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
