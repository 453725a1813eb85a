import { plainWords } from './plain-words.js'

/** Words that say nothing of what is asked for. */
const NOISE = new Set(
  `ea eu europese europees nationale aanbesteding aanbestedingen openbare_aanbesteding procedure raamovereenkomst rok
   raamcontract overeenkomst inkoop inhuur ten_behoeve gevraagd gezocht opdracht project interim ad a.i. ai mvx m v x fte uur
   uren pw week zzp freelance detachering dienst diensten werkzaamheden contract jaarcontract levering leveren aanschaf
   senior`.split(/\s+/),
)

/** Two that differ in one of these are different, however alike they are otherwise. */
const MARKERS: readonly RegExp[] = [
  /marktconsultatie|consultatie|marktverkenning|marktorientatie|vooraankondiging|rfi\b/,
  /mini-?\s?competitie|nadere (?:overeenkomst|offerte|opdracht|uitvraag)|(?:binnen|onder) (?:de |het )?(?:das|rok|raam)|deelopdracht/,
  /verlenging|\bverlengde\b/,
  /\bher-?(?:uitvraag|aanbesteding|publicatie|plaatsing|start)|\bhernieuwde\b|tweede ronde/,
  /directievoering|\btoezicht\b|bouwmanagement|bouwbegeleiding/,
  /architect(?:en|uur|dienst|keuze|select)|\bontwerp|engineering\b/,
  /\blead\b/,
  /\bmedior\b/,
  /\bjunior\b|\bstarter\b|trainee/,
]

/** Kinds of work on the same thing: who builds it does not maintain it. */
const WORKS: readonly RegExp[] = [/lever(?:ing|en)\b|aanschaf/, /onderhoud/, /sloop|slopen/, /bouw\b|bouwen\b|aanleg/]

const ROMAN: ReadonlyMap<string, string> = new Map(
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'].map((numeral, index) => [numeral, String(index + 1)]),
)

export interface Title {
  readonly markers: readonly boolean[]
  readonly works: readonly boolean[]
  /** Years, numbers of lots and phases, single letters: these have to agree. */
  readonly marks: ReadonlySet<string>
  /** In order; without noise. */
  readonly words: readonly string[]
}

/** TED puts the country and the name of the main CPV code before a title: 'Nederland – Schoonmaakdiensten – …'. */
const TED_PREFIX = /^\s*(?:nederland|netherlands)\s*[–-]\s[^–]{3,120}\s[–-]\s+(?=\S)/

/** Compounds: 'informatiebeveiligingsadviseur' is an 'adviseur informatiebeveiliging'. */
const ROLE = /^(\p{L}{5,}?)s?(adviseur|consulent|specialist|ontwikkelaar|analist|coordinator|jurist|controller)$/u

const LOT = /\b(perceel|percelen|lot|lots|fase|deel|deelplan|categorie|bestek|ronde)\s+([ivx]+|[a-h]|\d+)\b/g
const HOURS = /\b\d{1,2}\s*(?:-|–|tot|à)?\s*\d{0,2}\s*(?:uur|uren|u)\b(?:\s*(?:p\.?w\.?|per week))?/g

export function titleOf(text: string): Title {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(TED_PREFIX, '').replace(HOURS, ' ')
  const lots = [...plain.matchAll(LOT)].map(([, , mark]) => ROMAN.get(mark!) ?? mark!)
  const words = plainWords(
    plain.replace(LOT, ' ').replace(/openbare (?:europese )?aanbesteding|europese openbare/g, ' '),
  )
  const isMark = (word: string) => word.length === 1 || /\d/.test(word)
  return {
    markers: MARKERS.map(marker => marker.test(plain)),
    works: WORKS.map(work => work.test(plain)),
    marks: new Set(
      [...lots, ...words.filter(word => isMark(word) && !NOISE.has(word))].map(mark => mark.replace(/^0+(?=\d)/, '')),
    ),
    words: words.filter(word => !isMark(word) && !NOISE.has(word)).flatMap(word => ROLE.exec(word)?.slice(1) ?? [word]),
  }
}

/** Whether the titles speak of different things outright, so that nothing else can make them one. */
export function contradict(one: Title, other: Title): boolean {
  return (
    one.markers.some((has, index) => has !== other.markers[index]) ||
    !(isWithin(one.marks, other.marks) || isWithin(other.marks, one.marks)) ||
    (one.works.some(Boolean) && other.works.some(Boolean) && !one.works.some((has, index) => has && other.works[index]))
  )
}

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => [...part].every(mark => whole.has(mark))

/**
 * - `equal`: the same words.
 * - `fuller`: one says all that the other says, and a little more.
 * - `contained`: one says all that the other says, in two words or a long one, and more.
 * - `related`: at least one word in common.
 */
export type SameTitle = 'equal' | 'fuller' | 'contained' | 'related' | 'different'

/** @param ignored words of the organisations' names, which a title may repeat */
export function compareTitles(one: Title, other: Title, ignored: ReadonlySet<string>): SameTitle {
  const [ours, theirs] = glued(kept(one, ignored), kept(other, ignored))
  const { exact, alike, extra, missing } = matched(ours, theirs)
  if (exact + alike === 0) return 'different'
  if (extra === 0 && missing === 0 && exact > 0) return alike <= exact ? 'equal' : 'fuller'
  const more = Math.max(extra, missing)
  const isOneSided = Math.min(extra, missing) === 0
  if (isOneSided && exact > 0 && exact + alike >= 2 && more * 2 <= exact + alike + 1) return 'fuller'
  const isSaid =
    exact >= 2 ||
    [...ours, ...theirs].some(word => word.length >= MIN_TELLING && ours.includes(word) && theirs.includes(word))
  return isOneSided && isSaid ? 'contained' : 'related'
}

/** Letters of a word that by itself says what is bought: 'zaaksysteem', not 'software'. */
const MIN_TELLING = 9

function kept({ words }: Title, ignored: ReadonlySet<string>): readonly string[] {
  const own = [...new Set(words)].filter(word => !ignored.has(word))
  return own.length > 0 ? own : [...new Set(words)]
}

/** 'Warme dranken voorziening' and 'warme drankenvoorziening': pairs of words that the other writes as one. */
function glued(one: readonly string[], other: readonly string[]): [readonly string[], readonly string[]] {
  return [glue(one, new Set(other)), glue(other, new Set(one))]
}

function glue(words: readonly string[], wanted: ReadonlySet<string>): readonly string[] {
  const result: string[] = []
  for (let index = 0; index < words.length; index++) {
    const both = `${words[index]}${words[index + 1] ?? ''}`
    if (words[index + 1] && wanted.has(both)) {
      result.push(both)
      index++
    } else result.push(words[index]!)
  }
  return result
}

interface Matched {
  readonly exact: number
  readonly alike: number
  readonly extra: number
  readonly missing: number
}

function matched(ours: readonly string[], theirs: readonly string[]): Matched {
  const left = new Set(theirs)
  const take = (word: string, fits: (word: string, candidate: string) => boolean): boolean => {
    const found = left.has(word) ? word : [...left].find(candidate => fits(word, candidate))
    return found !== undefined && left.delete(found)
  }
  const unlike = ours.filter(word => !take(word, isInflection))
  const extra = unlike.filter(word => !take(word, areAlike)).length
  return { exact: ours.length - unlike.length, alike: unlike.length - extra, extra, missing: left.size }
}

/** 'Verkeerskundig' and 'verkeerskundige', 'dienst' and 'diensten'. */
function isInflection(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length >= MIN_SHARED && long.startsWith(short) && long.length - short.length <= 2
}

/** Fewest letters that two words have to share, and the part of the shorter one. */
const MIN_SHARED = 4
const MIN_SHARE = 0.75

/** Another form of the word, or a compound that ends in it: 'vergunningenportaal' is a 'portaal'. */
function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < MIN_SHARED) return false
  if (long.endsWith(short)) return true
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared++
  return shared >= MIN_SHARED && shared >= short.length * MIN_SHARE
}
