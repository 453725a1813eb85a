import type { RawAnswer } from '../../../platform/fetching/fetcher.js'

const MAX_BYTES = 65_536

export interface KeptAnswer {
  readonly url: string
  readonly status: number
  readonly contentType: string | null
  /** The first 64 kB. */
  readonly bytes: Uint8Array
  readonly isCutOff: boolean
  readonly answeredAt: Date
}

/** Remembers the last answer to a list request; answers about single notices are not kept. */
export interface LastAnswer {
  readonly onAnswer: (answer: RawAnswer) => void
  /** Switches between list requests and requests for a single notice. */
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
