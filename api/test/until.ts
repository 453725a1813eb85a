import { setTimeout as wait } from 'node:timers/promises'

/** Polls until the condition holds; the timeout of the test limits it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20)
}
