import type { NoticeDraft } from '../src/notices/draft.js'
import { fingerprint } from '../src/fingerprint.js'

/** Words that occur in keywords and searches; every 50th word of the made-up language is one of them. */
const known =
  'levering onderhoud renovatie software beheer raamovereenkomst gemeente advies zorg jeugdhulp afval energie beveiliging inhuur netwerk schoonmaak onderzoek opleiding bouw wegen riool verlichting applicatie meubilair vervoer controle toezicht opdracht perceel looptijd verlenging inschrijver kwaliteit planning uitvoering materieel locatie dienstverlening duurzaam veiligheid'.split(
    ' ',
  )
const syllables = 'ka ver de wo lin stra ten mo bur gen hof dijk raad plan veld zor tel nis'.split(' ')
const LANGUAGE = 20_000

/** A made-up word for each rank, because real word lists are too short. */
function wordOf(rank: number): string {
  if (rank % 50 === 0 && known[rank / 50 - 1]) return known[rank / 50 - 1]!
  let word = syllables[rank % 7]!
  for (let rest = rank; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length]!
  return word
}

const nuts = ['NL32B', 'NL366', 'NL350', 'NL226', 'NL414', 'NL11', 'NL423', 'NL211']

/** Pseudo-random numbers from a fixed seed, so that runs are comparable. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Notices with realistic lengths: titles of some six words, descriptions of some six hundred characters. */
export function madeUpNotices(count: number, from = 0): { draft: NoticeDraft; fingerprint: Buffer }[] {
  const random = seeded(from + 1)
  // Zipf's law: the hundredth word occurs a hundredth as often as the first.
  const text = (length: number) => Array.from({ length }, () => wordOf(Math.floor(LANGUAGE ** random()))).join(' ')
  const now = Date.now()
  return Array.from({ length: count }, (_, index) => {
    const id = String(from + index)
    const draft: NoticeDraft = {
      publicationId: id,
      procedureKey: id,
      kind: 'competition',
      publishedAt: new Date(now - (from + index) * 60_000),
      title: text(6),
      description: text(75),
      organization: `Gemeente ${text(1)}`,
      closingDate: new Date(now + (random() - 0.3) * 60 * 86_400_000),
      nuts: [nuts[index % nuts.length]!],
      cpv: ['72000000'],
      sourceUrl: `https://www.tenderned.nl/aankondigingen/overzicht/${id}`,
      estimatedValue: Math.round(random() * 1_000_000),
      currency: 'EUR',
      tenderType: index % 3 ? 'eu_procurement' : 'freelance_contract',
    }
    return { draft, fingerprint: fingerprint(draft) }
  })
}
