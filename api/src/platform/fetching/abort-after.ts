/**
 * A signal that aborts after a number of milliseconds, or together with one of the others. Garbage collection: `AbortSignal.any` holds its
 * sources weakly, so that an `AbortSignal.timeout` among them may be collected before it fires (nodejs/node#57736); this timer keeps a
 * strong reference.
 */
export function abortAfter(ms: number, ...others: readonly AbortSignal[]): AbortSignal {
  const limit = new AbortController()
  const abort = () => limit.abort(new DOMException(`It took longer than ${ms} ms.`, 'TimeoutError'))
  setTimeout(abort, ms).unref()
  return AbortSignal.any([limit.signal, ...others])
}
