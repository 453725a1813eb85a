/**
 * A notice as we invent it; `wire.ts` writes it down the way TenderNed answers.
 * Days are relative to the day the samples are served, so that they never grow old.
 */
export interface SampleNotice {
  /** TenderNed's `kenmerk`: one a procedure. A correction, award or withdrawal shares it with the notice it follows. */
  readonly procedure: number
  /**
   * VAK prior announcement, MAC market consultation, AAO contract notice, REC correction, VBE ended early, AGO award.
   */
  readonly kind: 'VAK' | 'MAC' | 'AAO' | 'REC' | 'VBE' | 'AGO'
  readonly title: string
  readonly organization: string
  /** Empty when the buyer gave none. */
  readonly description: string
  /** Main code first, with its check digit: '72000000-5'. */
  readonly cpv: readonly string[]
  /** NUTS 2024 codes, the most precise that is known: 'NL32B', 'NL42', 'NL'. */
  readonly nuts: readonly string[]
  /** Services (diensten), supplies (leveringen) or works (werken). */
  readonly contract: 'D' | 'L' | 'W'
  /** Procedure: open, restricted, competitive with negotiation, other. */
  readonly procedureType: 'OPE' | 'NOP' | 'MOO' | 'ANP'
  readonly european: boolean
  readonly publishedDaysAgo: number
  /** Negative when it closed before today; null when the notice names no day. */
  readonly closesInDays: number | null
}
