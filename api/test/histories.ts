import type { NoticeDraft, NoticeKind } from '../src/ingest/notices/draft.js'

/** A deterministic source of random numbers (mulberry32). @returns numbers from 0 up to 1 */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const shuffled = <Value>(values: readonly Value[], random: () => number): Value[] =>
  values
    .map(value => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value)

/** The notices of a made-up procedure, oldest first: a call, then corrections, repeats, awards and the like. */
export function aHistory(random: () => number): readonly NoticeDraft[] {
  const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!
  const kinds: readonly NoticeKind[] = [
    'competition',
    'correction',
    'correction',
    'correction',
    'award',
    'withdrawal',
    'planning',
  ]
  const closing = () =>
    oneOf([null, '2026-08-01', '2026-08-10', '2026-08-20'].map(day => (day ? new Date(`${day}T10:00:00Z`) : null)))
  const lots = () =>
    ['1', '2'].map(id => ({
      id: `LOT-000${id}`,
      title: `Perceel ${id}`,
      closingDate: oneOf(['2026-08-05', '2026-08-15']) + 'T10:00:00.000Z',
    }))
  const hasLots = random() < 0.3
  return Array.from({ length: 2 + Math.floor(random() * 5) }, (_, index): NoticeDraft => {
    const kind = index === 0 ? oneOf(['competition', 'planning'] as const) : oneOf(kinds)
    return {
      publicationId: String(index + 1),
      procedureKey: 'kenmerk:1',
      kind,
      publishedAt: new Date(Date.UTC(2026, 4, 1 + index, 8)),
      title: oneOf(['Onderhoud bruggen', 'Onderhoud van bruggen']),
      description: oneOf(['Drie bruggen.', 'Vier bruggen.']),
      organization: 'Waterschap De Lage Landen',
      closingDate: closing(),
      estimatedValue: oneOf([null, 100_000, 200_000]),
      currency: 'EUR',
      tenderType: 'eu_procurement',
      ...(hasLots ? { lots: lots() } : {}),
      ...(kind === 'award'
        ? {
            awards: [
              {
                lot: null,
                winner: oneOf(['Noordkaap B.V.', 'Zuidkaap B.V.']),
                date: null,
                value: null,
                currency: null,
              },
            ],
          }
        : {}),
    }
  })
}
