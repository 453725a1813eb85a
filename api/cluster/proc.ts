import fs from 'node:fs'

/** Linux counts processor time in ticks of 10 ms. */
const TICK_MS = 10

/** The processes that this one has started. Reads /proc, so it works on Linux only. */
export function childrenOf(pid: number): readonly number[] {
  try {
    return fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Those and the ones that they have started, and so on. */
export const descendantsOf = (pid: number): readonly number[] =>
  childrenOf(pid).flatMap(child => [...descendantsOf(child), child])

/** Processor time in milliseconds of a process and those that it has started and that still run. */
export const processorTimeOf = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => sum + ownTimeOf(one), 0)

function ownTimeOf(pid: number): number {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return 0
  }
}
