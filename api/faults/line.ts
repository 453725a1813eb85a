/**
 * One line of the table of `npm run faults`: a fault with its goal.
 * @template Place where it happens
 */
export interface Line<Place = Site> {
  readonly name: string
  readonly goal: string
  run(site: Place): Promise<Outcome>
}

export interface Outcome {
  readonly figure: string
  readonly isReached: boolean
  /** Whether the run was shorter than the goal, so that the goal is reached so far only. */
  readonly isSample?: boolean
}

/** The environment of a line, all on loopback and removed afterwards. */
export interface Site {
  /** A database with tenders that the line may change. */
  readonly databaseUrl: string
  /** Whether to run for the full time of the goal, instead of a short sample. */
  readonly isLong: boolean
  /** Overrides the duration of the goal. */
  readonly minutes?: number
  say(sentence: string): void
}
