/** A line of the table that `npm run faults` prints. */
export interface Line {
  readonly name: string
  readonly goal: string
  run(site: Site): Promise<Outcome>
}

export interface Outcome {
  readonly figure: string
  readonly isReached: boolean
}

/** Where a line does its harm: all on loopback, and gone afterwards. */
export interface Site {
  /** A database with tenders, which may be written into. */
  readonly databaseUrl: string
  /** Whether to take the time that the goal names, instead of a short sample. */
  readonly isLong: boolean
  say(sentence: string): void
}
