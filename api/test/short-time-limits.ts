import { jest } from '@jest/globals'

/** Time limits of requests to other servers pass after a fifth of a second during the work. @returns the limits that the product asked for */
export async function withShortTimeLimits(work: () => Promise<void>): Promise<number[]> {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation(ms => timeout(Math.min(ms, 200)))
  try {
    await work()
    return spy.mock.calls.map(([ms]) => ms)
  } finally {
    spy.mockRestore()
  }
}
