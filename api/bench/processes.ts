import { type ChildProcess, fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

export interface Contender {
  readonly name: string
  readonly kind: 'ours' | 'limit'
  readonly port: number
  /** Total CPU time in milliseconds of the process and, on Linux, of its database backends. */
  cpuMs(): Promise<number>
  /** Resident memory in kilobytes. */
  rss(): Promise<number>
  /** Runs a job in this process. */
  run(job: Job): Promise<JobRun>
  /** Gives it the priority of a worker. */
  yieldToOthers(): void
  stop(): void
}

export type Job = 'reclassify' | 'harvest'
export interface JobRun {
  readonly count: number
  readonly ms: number
  /** Resident memory of the process at the end, in MB. */
  readonly rss: number
}

export async function startContender(name: string, kind: 'ours' | 'limit', url: string): Promise<Contender> {
  const child = fork(fileURLToPath(new URL('server-process.js', import.meta.url)), [kind, url], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const { port } = await answer<{ port: number }>(child)
  const watcher = new pg.Client({ connectionString: url })
  watcher.on('error', () => {}) // the database may stop first
  await watcher.connect()
  return {
    name,
    kind,
    port,
    async cpuMs() {
      const answered = answer<{ cpu: NodeJS.CpuUsage }>(child)
      child.send('cpu')
      const { cpu } = await answered
      const { rows } = await watcher.query<{ pid: number }>(
        'SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
        [kind],
      )
      return (cpu.user + cpu.system) / 1000 + rows.reduce((sum, { pid }) => sum + backendMs(pid), 0)
    },
    async rss() {
      const answered = answer<{ rss: number }>(child)
      child.send('rss')
      return (await answered).rss / 1000
    },
    async run(job) {
      const answered = answer<JobRun>(child)
      child.send(job)
      return answered
    },
    yieldToOthers: () => os.setPriority(child.pid!, os.constants.priority.PRIORITY_BELOW_NORMAL),
    stop() {
      void watcher.end()
      child.disconnect()
    },
  }
}

const answer = <Message>(child: ChildProcess) =>
  new Promise<Message>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the server process ended with code ${code}`))
    child.once('exit', ended)
    child.once('message', message => {
      child.off('exit', ended)
      resolve(message as Message)
    })
  })

/** utime + stime, converted from Linux's clock ticks of 10 ms; 0 where there is no /proc. */
function backendMs(pid: number): number {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}
