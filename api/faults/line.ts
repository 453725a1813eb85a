/** A line of the table that `npm run faults` prints. */
export interface Line {
  readonly name: string
  readonly goal: string
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
  say(sentence: string): void
}
