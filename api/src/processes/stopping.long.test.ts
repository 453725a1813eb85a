import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { testSettings } from '../../test/ask.js'
import { cloneTemplate } from '../../test/database.js'
import { startProcess } from '../../test/process.js'
import { until } from '../../test/until.js'
import { startServer } from './server.js'

interface Reply {
  readonly status: number | undefined
  readonly connection: string | undefined
}

function ask(port: number, address: string, agent: http.Agent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, path: address, agent }, response => {
        response.resume()
        response.once('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }))
        response.once('error', reject)
      })
      .once('error', reject)
  })
}

test('a graceful shutdown completes all requests, and tells clients to connect elsewhere while the port is still open', async () => {
  const databaseUrl = await cloneTemplate(`stopping_${process.env.JEST_WORKER_ID}`)
  const server = await startServer(testSettings({ port: 0, databaseUrl, worker: 'off' }))
  const agents = Array.from({ length: 8 }, () => new http.Agent({ keepAlive: true, maxSockets: 1 }))
  const replies: Reply[] = []
  const failures: string[] = []
  /** Like a load balancer, keeps its connection until a response closes it. */
  const client = async (agent: http.Agent) => {
    for (;;) {
      try {
        const reply = await ask(server.port, '/api/categories', agent)
        replies.push(reply)
        if (reply.connection === 'close') return
      } catch (error) {
        failures.push(String((error as NodeJS.ErrnoException).code))
        return
      }
    }
  }
  const clients = agents.map(client)
  await until(() => replies.length > 100)
  const stopped = server.stop(1000)
  const ready = await ask(server.port, '/readyz', new http.Agent())
  await Promise.all(clients)
  await stopped
  expect(failures).toEqual([])
  expect(ready).toEqual({ status: 503, connection: 'close' })
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(replies.filter(({ connection }) => connection === 'close')).toHaveLength(agents.length)
})

/** Without a reader of its output, the process could also fail while it reports the shutdown. */
test.each(process.env.TEST_LONG === '1' ? [false, true] : [true])(
  'a process that is stopped before it is ready (output closed: %s) leaves no database running',
  async isReaderGone => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-stopping-'))
    const main = startProcess('api/dist/src/processes/main.js', {
      DATA_DIR: directory,
      PORT: '0',
      SOURCES: 'samples',
      LOG_LEVEL: 'silent',
    })
    await main.until(/Migrate the database/)
    if (isReaderGone) main.child.stdout?.destroy()
    main.child.kill('SIGTERM')
    await main.ended
    const left = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    expect(left).not.toContain(directory)
    expect(fs.existsSync(path.join(directory, 'postgres/postmaster.pid'))).toBe(false)
  },
  120_000,
)
