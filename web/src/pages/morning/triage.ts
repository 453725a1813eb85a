export type Choice = 'bookmark' | 'away' | 'later'

/** State of a triage: going through a list of tenders one by one. */
export interface Triage {
  /** Index of the tender on screen; equal to the length at the end. */
  readonly place: number
  readonly choices: ReadonlyMap<string, Choice>
  /** Ids in the order of their choices. */
  readonly chosen: readonly string[]
}

export const beginning: Triage = { place: 0, choices: new Map(), chosen: [] }

/** Records a choice and moves on to the next tender. */
export function choose(triage: Triage, ids: readonly string[], id: string, choice: Choice): Triage {
  const choices = new Map(triage.choices).set(id, choice)
  const chosen = [...triage.chosen.filter(other => other !== id), id]
  return { place: Math.min(ids.indexOf(id) + 1, ids.length), choices, chosen }
}

/** Returns to a tender whose choice was undone or could not be stored. */
export function takeBack(triage: Triage, ids: readonly string[], id: string): Triage {
  const choices = new Map(triage.choices)
  choices.delete(id)
  return { place: ids.indexOf(id), choices, chosen: triage.chosen.filter(other => other !== id) }
}

/** Moves to the previous or next tender without a choice. */
export const move = (triage: Triage, ids: readonly string[], step: 1 | -1): Triage => ({
  ...triage,
  place: Math.max(0, Math.min(triage.place + step, ids.length)),
})

export function countChoices({ choices }: Triage): Readonly<Record<Choice, number>> {
  const count = { bookmark: 0, away: 0, later: 0 }
  for (const choice of choices.values()) count[choice] += 1
  return count
}

/** Estimated at forty tenders in five minutes. */
const SECONDS_EACH = 7.5

export const minutesLeft = (tenders: number): number => Math.ceil((tenders * SECONDS_EACH) / 60)
