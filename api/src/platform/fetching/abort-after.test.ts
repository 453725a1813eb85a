import http from 'node:http'
import type { AddressInfo } from 'node:net'
import v8 from 'node:v8'
import vm from 'node:vm'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { fetch } from 'undici'
import { abortAfter } from './abort-after.js'

v8.setFlagsFromString('--expose-gc')
const collectGarbage = vm.runInNewContext('gc') as () => void

const silent = http.createServer(() => {})
let collecting: NodeJS.Timeout
beforeAll(async () => {
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  collecting = setInterval(collectGarbage, 50)
})
afterAll(() => {
  clearInterval(collecting)
  silent.closeAllConnections()
  silent.close()
})

const asked = (signal: AbortSignal) =>
  fetch(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`, { signal }).then(
    () => 'answered',
    (error: Error) => error.name,
  )

test('a time limit fires after a garbage collection, also within another limit', async () => {
  const never = new AbortController()
  expect(await asked(abortAfter(300, never.signal))).toBe('TimeoutError')
  expect(await asked(abortAfter(60_000, abortAfter(300, never.signal)))).toBe('TimeoutError')
})

test('a time limit ends as soon as another signal aborts', async () => {
  const stopped = new AbortController()
  const ended = asked(abortAfter(60_000, stopped.signal))
  stopped.abort(new DOMException('Stopped.', 'AbortError'))
  expect(await ended).toBe('AbortError')
})
