export interface Frame {
  readonly rowsDone: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

const HEAD_BYTES = 8

/**
 * Parses the frames of an export as written by the API's send-download.ts: rows done, length, and that many bytes of the file.
 */
export async function* readFrames(stream: ReadableStream<Uint8Array>): AsyncGenerator<Frame> {
  const reader = stream.getReader()
  let held = new Uint8Array(0)
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    held = joined(held, value)
    for (let frame = frameIn(held); frame; frame = frameIn(held)) {
      yield frame
      held = held.slice(HEAD_BYTES + frame.bytes.length)
    }
  }
  if (held.length > 0) throw new TypeError('The export broke off.')
}

function frameIn(held: Uint8Array<ArrayBuffer>): Frame | null {
  if (held.length < HEAD_BYTES) return null
  const head = new DataView(held.buffer, held.byteOffset)
  const end = HEAD_BYTES + head.getUint32(4)
  return held.length < end ? null : { rowsDone: head.getUint32(0), bytes: held.slice(HEAD_BYTES, end) }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
