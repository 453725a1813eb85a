import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

export interface TestRedis {
  readonly url: string
  start(): Promise<void>
  /** Kills it with SIGKILL, without a shutdown. Idempotent. */
  kill(): Promise<void>
}

/** A Redis server on a free port, without persistence. */
export async function testRedis(): Promise<TestRedis> {
  const server = net.createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise(resolve => server.close(resolve))
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-redis-'))

  let running: ChildProcess | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', directory]
      running = spawn(process.env.REDIS_SERVER || 'redis-server', options)
      await new Promise<void>((resolve, reject) => {
        running!.stdout!.on('data', (chunk: Buffer) => chunk.includes('Ready to accept connections') && resolve())
        running!.once('error', reject)
        running!.once('exit', code => reject(new Error(`redis-server ended with code ${String(code)}`)))
      })
    },
    async kill() {
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = new Promise(resolve => running!.once('exit', resolve))
      running.kill('SIGKILL')
      await ended
    },
  }
}
