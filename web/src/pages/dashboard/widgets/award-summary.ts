export interface Awarded {
  readonly id: string
  readonly title: string
  readonly awardWinner?: string | null | undefined
  readonly awardDate?: string | null | undefined
}

const TOP = 3
const MAX_TITLE_LENGTH = 50

export interface AwardSummary {
  /** Share of all tenders that were read, in whole percents. */
  readonly percentage: number
  readonly awarded: number
  readonly total: number
  readonly winners: readonly { readonly name: string; readonly count: number }[]
  readonly recent: readonly {
    readonly id: string
    readonly title: string
    readonly winner: string
    readonly date: string | null
  }[]
}

/** Null without any award. Winners of several lots are in one text, separated by '; ', and count separately. */
export function awardSummary(tenders: readonly Awarded[]): AwardSummary | null {
  const awarded = tenders.filter(({ awardWinner }) => awardWinner)
  if (awarded.length === 0) return null
  const counts = new Map<string, number>()
  for (const { awardWinner } of awarded)
    for (const name of new Set(awardWinner!.split('; '))) counts.set(name, (counts.get(name) ?? 0) + 1)
  return {
    percentage: Math.round((100 * awarded.length) / tenders.length),
    awarded: awarded.length,
    total: tenders.length,
    winners: Array.from(counts, ([name, count]) => ({ name, count }))
      .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'nl'))
      .slice(0, TOP),
    recent: awarded
      .toSorted((one, other) => (other.awardDate ?? '').localeCompare(one.awardDate ?? ''))
      .slice(0, TOP)
      .map(({ id, title, awardWinner, awardDate }) => ({
        id,
        title: cut(title),
        winner: awardWinner!,
        date: awardDate ?? null,
      })),
  }
}

/** Cuts at a code point, so that no emoji is split. */
function cut(title: string): string {
  const characters = Array.from(title)
  return characters.length <= MAX_TITLE_LENGTH ? title : `${characters.slice(0, MAX_TITLE_LENGTH).join('')}...`
}
