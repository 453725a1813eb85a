export type Choice = 'bookmark' | 'away' | 'later'

/** Going through a list of tenders one by one. */
export interface Triage {
  /** Which one is on the screen; as many as there are: the end. */
  readonly place: number
  /** What was chosen, by id. */
  readonly choices: ReadonlyMap<string, Choice>
  /** Ids in the order in which something was chosen for them. */
  readonly chosen: readonly string[]
}

export const beginning: Triage = { place: 0, choices: new Map(), chosen: [] }

/** On to the next. */
export function choose(triage: Triage, ids: readonly string[], id: string, choice: Choice): Triage {
  const choices = new Map(triage.choices).set(id, choice)
  const chosen = [...triage.chosen.filter(other => other !== id), id]
  return { place: Math.min(ids.indexOf(id) + 1, ids.length), choices, chosen }
}

/** Back to a tender for which a choice does not hold any more: it was undone, or could not be stored. */
export function takeBack(triage: Triage, ids: readonly string[], id: string): Triage {
  const choices = new Map(triage.choices)
  choices.delete(id)
  return { place: ids.indexOf(id), choices, chosen: triage.chosen.filter(other => other !== id) }
}

/** To the tender before or after, without a choice. */
export const move = (triage: Triage, ids: readonly string[], step: 1 | -1): Triage => ({
  ...triage,
  place: Math.max(0, Math.min(triage.place + step, ids.length)),
})

/** How many of each. */
export function countChoices({ choices }: Triage): Readonly<Record<Choice, number>> {
  const count = { bookmark: 0, away: 0, later: 0 }
  for (const choice of choices.values()) count[choice] += 1
  return count
}

/** Forty in five minutes. */
const SECONDS_EACH = 7.5

export const minutesLeft = (tenders: number): number => Math.ceil((tenders * SECONDS_EACH) / 60)
