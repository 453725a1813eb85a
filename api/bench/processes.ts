import { type ChildProcess, fork } from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** CPU time in milliseconds. */
export interface Cpu {
  readonly server: number
  /** Of its database backends; 0 where there is no /proc. */
  readonly database: number
}

export interface Contender {
  readonly name: string
  readonly port: number
  /** Since it started. */
  cpu(): Promise<Cpu>
  /** Resident memory in kilobytes. */
  rss(): Promise<number>
  /** Runs a job in this process. */
  run(job: Job): Promise<JobRun>
  stop(): void
}

export type Job = 'reclassify' | 'harvest' | 'trickle'
export interface JobRun {
  readonly count: number
  readonly ms: number
  /** Resident memory of the process at the end, in MB. */
  readonly rss: number
}

/** Of one that works as a worker does, and of one that executes every query, also what was just answered. */
export type Role = 'in the background' | 'asked anew'
export type Kind = 'ours' | 'limit' | 'sockets'

export const cpuOf = async (contender: Contender): Promise<number> => {
  const { server, database } = await contender.cpu()
  return server + database
}

/** Starts a server of the bench itself. */
export const startContender = (name: string, kind: Kind, url: string, role?: Role): Promise<Contender> =>
  startServer(name, fileURLToPath(new URL(`${kind}-process.js`, import.meta.url)), url, role)

/**
 * Starts a server in a process of its own.
 * @param file gets the database's URL and the name, which it must give its connections as `application_name`
 * @param node the file of the Node that runs it
 */
export async function startServer(
  name: string,
  file: string,
  url: string,
  role?: Role,
  node = process.execPath,
): Promise<Contender> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(file, [url, name, ...(role ? [role] : [])], { env, execPath: node })
  const { port } = await answer<{ port: number }>(child)
  const watcher = new pg.Client({ connectionString: url })
  watcher.on('error', () => {}) // the database may stop first
  await watcher.connect()
  const ask = async <Message>(message: string): Promise<Message> => {
    const answered = answer<Message>(child)
    child.send(message)
    return answered
  }
  return {
    name,
    port,
    async cpu() {
      const { cpu } = await ask<{ cpu: NodeJS.CpuUsage }>('used')
      const { rows } = await watcher.query<{ pid: number }>(
        'SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
        [name],
      )
      return {
        server: (cpu.user + cpu.system) / 1000,
        database: rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0),
      }
    },
    rss: async () => (await ask<{ rss: number }>('used')).rss / 1000,
    run: job => ask<JobRun>(job),
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

/** CPU time of a process; utime + stime, converted from Linux's clock ticks of 10 ms; 0 where there is no /proc. */
export function cpuMsOf(pid: number): number {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}
