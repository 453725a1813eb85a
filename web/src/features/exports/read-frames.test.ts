import { expect, test } from '@jest/globals'
import { readFrames } from './read-frames'

const frame = (rowsDone: number, text: string) => {
  const bytes = new TextEncoder().encode(text)
  const head = new DataView(new ArrayBuffer(8))
  head.setUint32(0, rowsDone)
  head.setUint32(4, bytes.length)
  return [...new Uint8Array(head.buffer), ...bytes]
}

const stream = (bytes: readonly number[], size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(new Uint8Array(bytes.slice(at, at + size)))
      controller.close()
    },
  })

async function read(bytes: readonly number[], size: number) {
  const frames: [number, string][] = []
  for await (const { rowsDone, bytes: part } of readFrames(stream(bytes, size)))
    frames.push([rowsDone, new TextDecoder().decode(part)])
  return frames
}

const whole = [...frame(500, 'Titel;Organisatie'), ...frame(70_000, 'één'), ...frame(100_000, '')]

test.each([1, 3, 7, 9, 1000])('export frames are parsed from chunks of %d bytes', async size => {
  expect(await read(whole, size)).toEqual([
    [500, 'Titel;Organisatie'],
    [70_000, 'één'],
    [100_000, ''],
  ])
})

test.each([1, 9, 20])('an export that is truncated %d bytes before its end is an error', async missing => {
  await expect(read(whole.slice(0, -missing), 16)).rejects.toThrow(TypeError)
})
