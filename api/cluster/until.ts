import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 50

/**
 * Polls until the condition holds; an error counts as 'not yet'.
 * @returns the milliseconds that it took
 * @throws Error when it does not hold in time
 */
export async function until(what: string, ms: number, isSo: () => boolean | Promise<boolean>): Promise<number> {
  const began = performance.now()
  let last: unknown
  while (performance.now() - began < ms) {
    try {
      if (await isSo()) return performance.now() - began
      last = undefined
    } catch (error) {
      last = error
    }
    await pause(LOOK_EVERY_MS)
  }
  const why = last instanceof Error ? ` (${last.message})` : ''
  throw new Error(`${what}: this did not happen within ${ms / 1000} s${why}`)
}

/** Like `until`, without an error. @returns whether the condition held in time */
export const within = (ms: number, isSo: () => boolean | Promise<boolean>): Promise<boolean> =>
  until('', ms, isSo).then(
    () => true,
    () => false,
  )
