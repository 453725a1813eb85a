import { setTimeout as wait } from 'node:timers/promises'

/** Polls until it is so. It has no limit of its own: that of the test ends it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20)
}
