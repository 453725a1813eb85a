import { jest } from '@jest/globals'
import { UserError } from '../src/platform/errors.js'
import { timeLimits } from '../src/platform/time-limits.js'

/** Resolves when a running job has noticed that it was cancelled. Jobs of this test file look more often than usual. */
export function abortedJob(): Promise<void> {
  Object.assign(timeLimits.jobStop, { ms: 20 })
  const { abort } = AbortController.prototype
  return new Promise(resolve => {
    const spy = jest.spyOn(AbortController.prototype, 'abort')
    spy.mockImplementation(function (this: AbortController, reason) {
      abort.call(this, reason)
      if (!(reason instanceof UserError)) return
      spy.mockRestore()
      resolve()
    })
  })
}
