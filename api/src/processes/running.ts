import fs from 'node:fs'
import path from 'node:path'

/** The lock file of a data directory, which allows one process at a time because of its embedded database. */
export interface Running {
  readonly pid: number
  readonly url: string
}

const fileIn = (dataDirectory: string) => path.join(dataDirectory, 'running.json')

/** The process that has claimed this directory; null when there is none, or only the stale lock file of a dead one. */
export function findRunning(dataDirectory: string): Running | null {
  try {
    const running = JSON.parse(fs.readFileSync(fileIn(dataDirectory), 'utf8')) as Running
    return isAlive(running.pid) ? running : null
  } catch {
    return null
  }
}

/**
 * Acquires the lock file.
 * @returns null, or the process that has it already
 */
export function claim(dataDirectory: string, url: string): Running | null {
  fs.mkdirSync(dataDirectory, { recursive: true })
  const mine = JSON.stringify({ pid: process.pid, url } satisfies Running)
  const draft = `${fileIn(dataDirectory)}.${process.pid}`
  fs.writeFileSync(draft, mine)
  for (;;) {
    try {
      // Atomic: a link appears with its complete content, so readers see no partial file.
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

export const release = (dataDirectory: string): void => fs.rmSync(fileIn(dataDirectory), { force: true })

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
