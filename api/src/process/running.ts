import fs from 'node:fs'
import path from 'node:path'

/** Who is using a data directory. One process at a time: the embedded database allows no other. */
export interface Running {
  readonly pid: number
  readonly url: string
}

const fileIn = (dataDirectory: string) => path.join(dataDirectory, 'running.json')

/** The process that runs in this directory; null when there is none, or only the trace of one that died. */
export function findRunning(dataDirectory: string): Running | null {
  try {
    const running = JSON.parse(fs.readFileSync(fileIn(dataDirectory), 'utf8')) as Running
    return isAlive(running.pid) ? running : null
  } catch {
    return null
  }
}

/** @returns the process that was there first, or null when the directory is ours now */
export function claim(dataDirectory: string, url: string): Running | null {
  fs.mkdirSync(dataDirectory, { recursive: true })
  const mine = JSON.stringify({ pid: process.pid, url } satisfies Running)
  const draft = `${fileIn(dataDirectory)}.${process.pid}`
  fs.writeFileSync(draft, mine)
  for (;;) {
    try {
      // Whole or not at all: nobody may read a file that is only half written.
      fs.linkSync(draft, fileIn(dataDirectory))
      fs.rmSync(draft)
      return null
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const other = findRunning(dataDirectory)
    if (other && other.pid !== process.pid) {
      fs.rmSync(draft)
      return other
    }
    fs.rmSync(fileIn(dataDirectory), { force: true })
  }
}

export const letGo = (dataDirectory: string): void => fs.rmSync(fileIn(dataDirectory), { force: true })

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
