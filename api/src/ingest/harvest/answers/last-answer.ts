import type { RawAnswer } from '../../../platform/fetching/fetcher.js'

const MAX_BYTES = 65_536

export interface KeptAnswer {
  readonly url: string
  readonly status: number
  readonly contentType: string | null
  /** At most the first 64 kB. */
  readonly bytes: Uint8Array
  readonly isCutOff: boolean
  readonly answeredAt: Date
}

/** Remembers the last answer to a question for the list of a source; those of single notices are not kept. */
export interface LastAnswer {
  /** Observer for the fetcher. */
  readonly onAnswer: (answer: RawAnswer) => void
  /** Says whether the list is asked for from now on, or a single notice. */
  asksForList(isSo: boolean): void
  last(): KeptAnswer | null
}

export function createLastAnswer(): LastAnswer {
  let kept: KeptAnswer | null = null
  let isList = false
  return {
    onAnswer({ url, status, contentType, body }) {
      if (!isList) return
      // A copy, because a view would keep the whole answer in memory.
      const bytes = Uint8Array.from(body.subarray(0, MAX_BYTES))
      kept = { url, status, contentType, bytes, isCutOff: body.byteLength > MAX_BYTES, answeredAt: new Date() }
    },
    asksForList: isSo => void (isList = isSo),
    last: () => kept,
  }
}
