import { afterEach, jest } from '@jest/globals'
import { UserError } from '../src/platform/errors.js'
import { timeLimits } from '../src/platform/time-limits.js'

const { ms } = timeLimits.jobStop
afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(timeLimits.jobStop, { ms })
})

/** Resolves when a running job has noticed that it was cancelled. The job looks more often than usual. */
export function abortedJob(): Promise<void> {
  Object.assign(timeLimits.jobStop, { ms: 20 })
  const { abort } = AbortController.prototype
  return new Promise(resolve => {
    jest.spyOn(AbortController.prototype, 'abort').mockImplementation(function (this: AbortController, reason) {
      abort.call(this, reason)
      if (reason instanceof UserError) resolve()
    })
  })
}
