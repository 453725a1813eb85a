/**
 * A signal that aborts after so many milliseconds, or with one of the others. Garbage: what `AbortSignal.any` is made of it holds weakly,
 * so that an `AbortSignal.timeout` in it is collected before its time, and then nothing ends (nodejs/node#57736); a timer holds this one.
 */
export function abortAfter(ms: number, ...others: readonly AbortSignal[]): AbortSignal {
  const limit = new AbortController()
  const abort = () => limit.abort(new DOMException(`It took longer than ${ms} ms.`, 'TimeoutError'))
  setTimeout(abort, ms).unref()
  return AbortSignal.any([limit.signal, ...others])
}
