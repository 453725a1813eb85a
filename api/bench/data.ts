import type { NoticeDraft } from '../src/notices/draft.js'
import { fingerprint } from '../src/fingerprint.js'
import { places as listed } from '../src/reference/places.js'

/** Words that occur in keywords and searches; every 50th word of the made-up language is one of them. */
const known =
  'levering onderhoud renovatie software beheer raamovereenkomst gemeente advies zorg jeugdhulp afval energie beveiliging inhuur netwerk schoonmaak onderzoek opleiding bouw wegen riool verlichting applicatie meubilair vervoer controle toezicht opdracht perceel looptijd verlenging inschrijver kwaliteit planning uitvoering materieel locatie dienstverlening duurzaam veiligheid'.split(
    ' ',
  )
const syllables = 'ka ver de wo lin stra ten mo bur gen hof dijk raad plan veld zor tel nis'.split(' ')
const LANGUAGE = 20_000
const DAY_MS = 86_400_000

/** A made-up word for each rank, because real word lists are too short. */
function wordOf(rank: number): string {
  if (rank % 50 === 0 && known[rank / 50 - 1]) return known[rank / 50 - 1]!
  let word = syllables[rank % 7]!
  for (let rest = rank; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length]!
  return word
}

const places = listed.filter((_, index) => index % 30 === 0).map(({ name }) => name)
const cpv =
  '72000000 45000000 79600000 85000000 90500000 71300000 80500000 30200000 50700000 90910000 48000000 79400000 60100000 34100000 33100000 55500000 79700000 98300000 39100000'.split(
    ' ',
  )

/** Pseudo-random numbers from a fixed seed, so that runs are comparable. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

export type MadeUpNotice = { draft: NoticeDraft; fingerprint: Buffer }

/**
 * Notices with realistic lengths: titles of some six words, descriptions of some six hundred characters. Of three two are
 * procurements, some of these awarded in lots, and one is an assignment.
 * @param publishedAt of each, by its number from 0
 */
export function madeUpNotices(
  count: number,
  from = 0,
  publishedAt: (index: number) => Date = index => new Date(Date.now() - (from + index) * 60_000),
): MadeUpNotice[] {
  const random = seeded(from + 1)
  // Zipf's law: the hundredth word occurs a hundredth as often as the first.
  const text = (length: number) => Array.from({ length }, () => wordOf(Math.floor(LANGUAGE ** random()))).join(' ')
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  return Array.from({ length: count }, (_, index) => {
    const id = String(from + index)
    const published = publishedAt(index)
    const place = oneOf(places)
    const draft: NoticeDraft = {
      publicationId: id,
      procedureKey: id,
      kind: 'competition',
      publishedAt: published,
      title: text(6),
      description: text(75),
      organization: random() < 0.5 ? `Gemeente ${place}` : `Stichting ${text(2)}`,
      place,
      closingDate: new Date(published.getTime() + (10 + random() * 50) * DAY_MS),
      cpv: [...new Set([oneOf(cpv), oneOf(cpv)])],
      sourceUrl: `https://www.tenderned.nl/aankondigingen/overzicht/${id}`,
      ...(index % 3 === 0 ? assignment(random, published) : procurement(random, published)),
    }
    return { draft, fingerprint: fingerprint(draft) }
  })
}

const assignment = (random: () => number, published: Date) =>
  ({
    tenderType: 'freelance_contract',
    minHourlyRate: Math.round(60 + random() * 40),
    maxHourlyRate: Math.round(100 + random() * 60),
    minHoursPerWeek: 24,
    maxHoursPerWeek: 36,
    workplace: random() < 0.5 ? 'hybrid' : 'on_site',
    startDate: new Date(published.getTime() + 30 * DAY_MS).toISOString().slice(0, 10),
    positions: 1,
  }) as const

const procurement = (random: () => number, published: Date) => {
  const value = Math.round(random() * 1_000_000)
  const known = {
    tenderType: 'eu_procurement',
    contractNature: 'services',
    procedureType: 'open',
    isEuropean: random() < 0.7,
    reference: `ZAAK-${value}`,
    ...(random() < 0.6 ? { estimatedValue: value, currency: 'EUR' } : {}),
  } as const
  if (random() > 0.15) return known
  const lots = [1, 2, 3].map(lot => ({
    lot: `LOT-000${lot}`,
    winner: `Leverancier ${lot} B.V.`,
    date: published.toISOString().slice(0, 10),
    value,
    currency: 'EUR',
    bidCount: 4,
  }))
  return { ...known, kind: 'award', awards: lots } as const
}
