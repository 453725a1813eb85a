/** Replaces '@jest/globals', which works only inside Jest's virtual machine. */
import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'

export { jestExpect as expect } from '@jest/expect'
export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus'

const mocker = new ModuleMocker(globalThis)
const timers = new ModernFakeTimers({ global: globalThis, config: { fakeTimers: {}, rootDir: process.cwd() } })

export const jest = {
  fn: implementation => mocker.fn(implementation),
  spyOn: (object, key, access) => mocker.spyOn(object, key, access),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: options => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: now => timers.setSystemTime(now),
  advanceTimersByTime: milliseconds => timers.advanceTimersByTime(milliseconds),
}
