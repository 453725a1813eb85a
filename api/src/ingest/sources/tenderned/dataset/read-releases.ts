import { pipeline, Readable } from 'node:stream'
import chain from 'stream-chain'
import { pick } from 'stream-json/filters/pick.js'
import { parser } from 'stream-json/parser.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { type DatasetAward, datasetAwardOf } from './release-award.js'
import { release } from '../../ocds/award-shape.js'

export interface ReadRelease {
  /** Null for an invalid release, or one without a publication. */
  readonly award: DatasetAward | null
}

/** Thrown for a file that is not a data set, or is truncated; the message is in English. */
export class UnreadableDataset extends Error {}

/** Denial of service: limits the size of a release, which is held in memory. Those of TenderNed have a few kB. */
const MAX_RELEASE_BYTES = 20_000_000

/**
 * Streams the releases of an OCDS release package, because such a file has hundreds of megabytes.
 * @throws UnreadableDataset
 */
export async function* readReleases(
  bytes: AsyncIterable<Uint8Array>,
  maxReleaseBytes = MAX_RELEASE_BYTES,
): AsyncGenerator<ReadRelease> {
  let sinceLast = 0
  async function* guarded() {
    for await (const chunk of bytes) {
      sinceLast += chunk.byteLength
      if (sinceLast > maxReleaseBytes)
        throw new UnreadableDataset(`There is no release in ${maxReleaseBytes / 1e6} MB of it.`)
      yield chunk
    }
  }
  const releases = chain([parser({ streamValues: false }), pick({ filter: 'releases' }), streamArray()])
  // Errors surface in the iteration below.
  pipeline(Readable.from(guarded()), releases, () => {})
  try {
    for await (const { value } of releases as AsyncIterable<{ value: unknown }>) {
      sinceLast = 0
      const read = release.safeParse(value)
      yield { award: read.success ? datasetAwardOf(read.data) : null }
    }
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException
    if (error instanceof UnreadableDataset || syscall !== undefined) throw error
    throw new UnreadableDataset(`It is no whole release package: ${message}.`, { cause: error })
  }
}
