/** A line of the table that `npm run faults` prints. */
export interface Line {
  readonly name: string
  readonly goal: string
  /** Judges no time and no ratio, so that it holds on a busy machine: `npm test` runs it. */
  readonly isBrief?: boolean
  run(site: Site): Promise<Outcome>
}

export interface Outcome {
  readonly figure: string
  readonly isReached: boolean
  /** Whether it took less than the goal names, so that it is reached so far only. */
  readonly isSample?: boolean
}

/** Where a line does its harm: all on loopback, and gone afterwards. */
export interface Site {
  /** A database with tenders, which may be written into. */
  readonly databaseUrl: string
  /** Whether to take the time that the goal names, instead of a short sample. */
  readonly isLong: boolean
  /** How long what lasts shall last, instead of what the goal names. */
  readonly minutes?: number
  /** Whether a few faults are enough. */
  readonly isBrief: boolean
  say(sentence: string): void
}
