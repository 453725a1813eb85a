import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { unprivileged } from '../../src/platform/database/embedded-postgres.js'
import type { Stage } from '../stage.js'

const KEPT_OUTPUT = 2000

export interface Engine {
  readonly child: ChildProcess
  readonly ended: Promise<unknown>
  /** The last lines of its log. */
  said(): string
  /** Sends a signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Starts a server without the privileges of root, and ends it by this signal after the line. */
export function startEngine(
  stage: Stage,
  [program, ...args]: readonly [string, ...string[]],
  { endsBy, cwd }: { readonly endsBy: NodeJS.Signals; readonly cwd: string },
): Engine {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  const child = spawn(program, args, { ...unprivileged(), cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (said = (said + chunk.toString()).slice(-KEPT_OUTPUT)))
  child.once('error', error => void (said += error.message))
  const ended = once(child, 'exit')
  ended.catch(() => undefined)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return
    child.kill(signal)
    await ended
  }
  stage.atEnd(() => end(endsBy))
  return { child, ended, said: () => said, end }
}

/** @throws Error with its log when the engine ends before it is ready, or does not become ready in time */
export async function whenReady(name: string, engine: Engine, ms: number, isReady: () => Promise<unknown>) {
  const began = performance.now()
  for (;;) {
    if (engine.child.exitCode !== null || engine.child.signalCode !== null || engine.child.pid === undefined)
      throw new Error(`${name} ended at its start: ${engine.said()}`)
    try {
      return await isReady()
    } catch (error) {
      if (performance.now() - began > ms)
        throw new Error(`${name} is not ready within ${ms / 1000} s (${String(error)}): ${engine.said()}`, {
          cause: error,
        })
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}
