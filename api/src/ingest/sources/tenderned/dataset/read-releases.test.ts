import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { describe, expect, test } from '@jest/globals'
import { readReleases, UnreadableDataset } from './read-releases.js'

const bytesOf = (...texts: readonly string[]) => Readable.from(texts.map(text => Buffer.from(text)))

/** The publications that were read, and the error that ended reading. */
async function readingOf(bytes: AsyncIterable<Uint8Array>, maxReleaseBytes?: number) {
  const ids: (string | null)[] = []
  try {
    for await (const { award } of readReleases(bytes, maxReleaseBytes)) ids.push(award?.publicationId ?? null)
    return { ids, error: null }
  } catch (error) {
    return { ids, error }
  }
}

describe('a file that is not a release package', () => {
  test.each([
    ['empty', ''],
    ['a web page', '<!doctype html><html></html>'],
    ['binary', '\u0000\u0001\u0002'],
    ['with releases that are no list', '{"releases":{"a":1}}'],
    ['broken off in a list', '{"releases":['],
    ['with one release of many megabytes', `{"releases":["${'x'.repeat(2000)}"]}`],
    ['of nothing but something else', `{"publisher":"${'x'.repeat(2000)}"}`],
  ])('%s is refused', async (_what, text) => {
    const { ids, error } = await readingOf(bytesOf(text), 1000)
    expect(ids).toEqual([])
    expect(error).toBeInstanceOf(UnreadableDataset)
  })

  test.each(['[{"id":"1"}]', '{"records":[{"id":"1"}]}', '{"data":{"releases":[{"id":"1"}]}}', '7', 'null'])(
    '%s has no releases',
    async text => {
      expect(await readingOf(bytesOf(text))).toEqual({ ids: [], error: null })
    },
  )

  test('that does not exist is an error of the file system', async () => {
    const { error } = await readingOf(createReadStream('/nergens/releases.json'))
    expect(error).toMatchObject({ code: 'ENOENT' })
  })
})

describe('a truncated file', () => {
  test.each(['{"releases":[{"id":"1"},{"id":"2', '{"releases":[{"id":"1"},', '{"releases":[{"id":"1"}]'])(
    'such as %s yields the releases before its end, and an error',
    async text => {
      const { ids, error } = await readingOf(bytesOf(text))
      expect(ids).toEqual(['1'])
      expect(error).toBeInstanceOf(UnreadableDataset)
    },
  )
})

describe('releases in a file', () => {
  test('are read one by one; an invalid one does not affect the others', async () => {
    const deep = '['.repeat(1000) + ']'.repeat(1000)
    const text = `\ufeff{"version":"1.1","releases":[{"id":"1"},7,null,"x",{},[],${deep},{"__proto__":{"id":"8"}},{"id":"2-ab"}]}`
    expect(await readingOf(bytesOf(text))).toEqual({
      ids: ['1', null, null, null, null, null, null, null, '2'],
      error: null,
    })
  })

  test('may be split into chunks anywhere, even within a character', async () => {
    const bytes = Buffer.from('{"releases":[{"id":"1","tender":{"title":"Coöperatie €"}},{"id":"2"}]}')
    for (const size of [1, 2, 3, 7])
      expect(
        await readingOf(
          Readable.from(
            Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
              bytes.subarray(at * size, (at + 1) * size),
            ),
          ),
        ),
      ).toEqual({ ids: ['1', '2'], error: null })
  })

  test('are held in memory a few at a time, for a file of any size', async () => {
    const RELEASES = 5_000
    let written = 0
    async function* releasePackage() {
      yield Buffer.from('{"releases":[')
      for (; written < RELEASES; written++) {
        const documents = Array.from({ length: 4 }, (_, index) => ({
          title: 'x'.repeat(100),
          url: `https://bron.test/${index}`,
        }))
        const text = JSON.stringify({ id: String(written + 1), tender: { documents } })
        yield Buffer.from(`${written > 0 ? ',' : ''}${text}`)
      }
      yield Buffer.from(']}')
    }
    let read = 0
    let furthest = 0
    for await (const { award } of readReleases(releasePackage())) {
      expect(award?.publicationId).toBe(String(++read))
      furthest = Math.max(furthest, written - read)
    }
    expect(read).toBe(RELEASES)
    // Backpressure: the file is not read ahead of the consumer.
    expect(furthest).toBeLessThan(100)
  })

  test('are no longer read once the consumer stops', async () => {
    const file = bytesOf('{"releases":[{"id":"1"},', '{"id":"2"}]}')
    for await (const { award } of readReleases(file)) {
      expect(award?.publicationId).toBe('1')
      break
    }
    await new Promise(resolve => setImmediate(resolve))
    expect(file.destroyed).toBe(true)
  })
})
