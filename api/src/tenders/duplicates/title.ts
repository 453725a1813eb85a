import { isOrdinary, table } from '../../reference/place-table.js'
import { keyOfWords } from '../../reference/place-text.js'
import { plainWords } from '../organisations/plain-words.js'
import { canonicalWords } from './synonyms.js'

/** Stop words. */
const NOISE = new Set(
  `ea eu europese europees nationale aanbesteding aanbestedingen openbare_aanbesteding procedure raamovereenkomst rok
   raamcontract overeenkomst inkoop inhuur ten_behoeve gevraagd gezocht opdracht interim ad mvx m v x mv fte uur
   uren pw week zzp freelance detachering dienst diensten werkzaamheden contract jaarcontract levering leveren aanschaf
   tijdelijke externe extern nederland netherlands framework agreement selectieleidraad ervaren senior sr medior junior jr
   starter verzoek minicompetitie perceel percelen cluster rayon niet openbare zaaknr zaaknummer kenmerk`.split(/\s+/),
)

/** Markers that have to agree: titles with different markers never match. */
const MARKERS: readonly RegExp[] = [
  /marktconsultatie|consultatie|marktverkenning|marktorientatie|vooraankondiging|rfi\b/,
  /mini-?\s?competitie|nadere (?:overeenkomst|offerte|opdracht|uitvraag)|(?:binnen|onder) (?:de |het )?(?:das|rok|raam)|deelopdracht/,
  /verlenging|\bverlengde\b/,
  /\bher-?(?:uitvraag|aanbesteding|publicatie|plaatsing|start)|\bhernieuwde\b|tweede ronde/,
  /\blead\s+\p{L}/u,
]

/** Services around construction, because supervisors and builders are procured separately. */
const SERVICES: readonly RegExp[] = [
  /directievoering|\btoezicht\b|bouwmanagement|bouwbegeleiding/,
  /architect|\bontwerp(?! en )|engineering\b/,
]

/** Kinds of work, because construction and maintenance are procured separately. */
const WORKS: readonly RegExp[] = [
  /lever(?:ing|en)\b|aanschaf|vervang/,
  /onderhoud/,
  /sloop|slopen/,
  /\b(?:nieuw|ver|her|aan|op|uit)?bouw(?:en)?\b|aanleg/,
]

/** Trades of one building, which are procured separately. */
const TRADES: readonly RegExp[] = [
  /bouwkundig/,
  /installatie|werktuigbouw|elektrotechni|klimaat/,
  /\binrichting|meubilair|inventaris/,
  /civiel|grondwerk|terrein/,
]

const SENIORITY: readonly (readonly [string, RegExp])[] = [
  ['senior', /\b(?:senior|sr|ervaren)\b/],
  ['medior', /\bmedior\b/],
  ['junior', /\b(?:junior|jr|starter|trainee)\b/],
]

const ROMAN: ReadonlyMap<string, string> = new Map(
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'].map((numeral, index) => [numeral, String(index + 1)]),
)

export interface Title {
  readonly markers: readonly boolean[]
  readonly works: readonly boolean[]
  readonly seniority: ReadonlySet<string>
  /** Years, numbers of lots and phases, and single letters, which have to agree. */
  readonly marks: ReadonlySet<string>
  readonly lots: ReadonlySet<string>
  /** Capitalised words, unless all words are. */
  readonly names: ReadonlySet<string>
  readonly places: ReadonlySet<string>
  /** Indexes of `TRADES`. */
  readonly trades: ReadonlySet<number>
  /** Names of lots, and compass directions. */
  readonly areas: ReadonlySet<string>
  /** Prefixes of roles: 'klant' of 'klantmanager' describes the role more than the subject. */
  readonly rolePrefixes: ReadonlySet<string>
  /** In order, without stop words. */
  readonly words: readonly string[]
}

/** TED prefixes a title with the country and the main CPV code: 'Nederland – Schoonmaakdiensten – …'. */
const TED_PREFIX = /^\s*(?:nederland|netherlands|belgium|belgie)\s*[–-]\s[^–]{3,120}\s[–-]\s+(?=\S)/

/** Roles, which end compounds: 'informatiebeveiligingsadviseur' equals 'adviseur informatiebeveiliging'. */
const ROLES =
  `administrateur adviseur ambtenaar analist architect beheerder consulent consultant controller coordinator deskundige developer
  directeur engineer hoofd inkoper jurist leider manager medewerker ondersteuner ontwerper ontwikkelaar planner regisseur
  secretaris specialist tester toezichthouder verlener`
    .split(/\s+/)
    .join('|')
const COMPOUND = new RegExp(`^(\\p{L}{3,}?)s?(${ROLES})s?$`, 'u')
const ROLE = new RegExp(
  `^(?:${ROLES}|officer|master|owner|scientist|kwartiermaker|beleid|team|programma|strategisch)$`,
  'u',
)

/** Roles are weak evidence, because many tenders ask for an 'adviseur'. */
export const isRole = (word: string): boolean => ROLE.test(word)

/** Roles that sites confuse. */
const INTERCHANGEABLE_ROLES: readonly ReadonlySet<string>[] = [
  'leider coordinator regisseur directeur hoofd manager',
  'adviseur beleid consultant deskundige jurist specialist strategisch',
  'administrateur ambtenaar consulent medewerker ondersteuner verlener',
  'analist architect',
  'developer engineer ontwikkelaar',
  'beheerder toezichthouder',
].map(roles => new Set(roles.split(' ')))

/** Whether the titles have roles of one group. */
export const areRolesNear = (ours: readonly string[], theirs: readonly string[]): boolean =>
  ours.some(our => theirs.some(their => INTERCHANGEABLE_ROLES.some(group => group.has(our) && group.has(their))))

const LOT = /\b(perceel|percelen|lot|lots|fase|deel|deelplan|categorie|bestek|ronde)\s+([ivx]+|[a-h]|\d+)\b/g
const AREA =
  /\b(?:(?:noord|oost|zuid|west|midden|centrum)(?:elijk)?\b|(?:perceel|cluster|rayon|district)\s+(?!\d)\p{L}{2,})/gu
const HOURS = /\b\d{1,2}\s*(?:-|–|tot|à)?\s*\d{0,2}\s*(?:uur|uren|u)\b(?:\s*(?:p\.?w\.?|per week))?/g

/** 'ai' means ad interim, but 'AI' is a subject. */
const AD_INTERIM = /\ba\.i\.?|\bA\.I\.?|\bai\b/g

/** Numbers that sites add to a title: '#1058', 'SF16102'. */
const SITE_NUMBER = /(?<!\S)#\d{3,6}\b|\bsf\d{4,6}\b/g

/** Salary scale and number of people, which not every site mentions. */
const SCALE =
  /\b(?:schaal|scale|s)\s?\d{1,2}(?:\s?[/-]\s?\d{1,2})?\b|\b(?:\d{1,2}|twee|drie|vier|vijf)\s?(?:x|personen|fte)\b/g

/** Numbers and letters of lots, phases and parts: '2' for 'perceel II'. */
export const lotsIn = (text: string): readonly string[] =>
  [...text.toLowerCase().matchAll(LOT)].map(([, , mark]) => ROMAN.get(mark!) ?? mark!)

export function titleOf(text: string, isAssignment: boolean): Title {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(AD_INTERIM, ' ')
    .toLowerCase()
    .replace(TED_PREFIX, '')
    .replace(HOURS, ' ')
    .replace(SCALE, ' ')
    .replace(SITE_NUMBER, ' ')
    .replace(/tijdelijke vervanging|\b\d+ percelen|\b\d{1,2}-\d{1,2}-(?=20\d\d)/g, ' ')
    .replace(/\b(\p{L})\s?&\s?(\p{L})\b/gu, '$1$2')
    .replace(/\.net\b/g, ' dotnet')
  const lots = lotsIn(plain)
  const words = plainWords(
    plain.replace(LOT, ' ').replace(/openbare (?:europese )?aanbesteding|europese openbare/g, ' '),
  )
  // In assignments, 'inkoop' is a subject.
  const isNoise = (word: string) => NOISE.has(word) && !(isAssignment && word === 'inkoop')
  const isMark = (word: string) => word.length === 1 || /\d/.test(word)
  return {
    markers: (isAssignment ? MARKERS : [...MARKERS, ...SERVICES]).map(marker => marker.test(plain)),
    works: WORKS.map(work => work.test(plain)),
    seniority: new Set(SENIORITY.flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : []))),
    marks: new Set([...lots, ...words.filter(word => isMark(word) && !isNoise(word))].map(mark => numberOf(mark))),
    lots: new Set(lots),
    names: namesOf(text),
    places: placesIn(text),
    trades: new Set(isAssignment ? [] : TRADES.flatMap((trade, index) => (trade.test(plain) ? [index] : []))),
    areas: new Set([...plain.matchAll(AREA)].map(([area]) => area.replace(/.*\s/, ''))),
    rolePrefixes: new Set(words.flatMap(word => COMPOUND.exec(word)?.[1] ?? [])),
    words: words
      .filter(word => !isMark(word) && !isNoise(word))
      .flatMap(word => COMPOUND.exec(word)?.slice(1) ?? [word])
      .flatMap(canonicalWords),
  }
}

/** Normalises numerals: 'I' and '01' become 1. A letter before three digits is dropped: 'M365' becomes 365. */
const numberOf = (mark: string) => ROMAN.get(mark) ?? mark.replace(/^(?:\p{L}(?=\d{3}$))?0*(?=\d)/u, '')

/** Minimum length of a name. */
const MIN_NAME = 5

/** Empty when all words are capitalised, because they are no names then. */
function namesOf(text: string): ReadonlySet<string> {
  const words = text
    .split(/\s+/)
    .slice(1)
    .filter(word => word.length >= MIN_NAME)
  const names = words.filter(word => /^\p{Lu}\p{Ll}/u.test(word))
  return new Set(names.length < words.length ? names.flatMap(name => plainWords(name)) : [])
}

const MAX_PLACE_WORDS = 3
/** Limit for long titles. */
const MAX_TITLE = 200

function placesIn(text: string): ReadonlySet<string> {
  const words = text
    .slice(0, MAX_TITLE)
    .split(/[^\p{L}'-]+/u)
    .filter(word => word !== '')
  const names = words.flatMap((_, start) =>
    Array.from({ length: MAX_PLACE_WORDS }, (_unused, index) => words.slice(start, start + index + 1)),
  )
  return new Set(
    names
      .filter(name => /^\p{Lu}/u.test(name[0]!) && !isOrdinary(name))
      .flatMap(name => table.get(keyOfWords(name))?.name ?? []),
  )
}

/** Whether the titles contradict each other, which excludes a match. */
export function contradict(one: Title, other: Title): boolean {
  return (
    one.markers.some((has, index) => has !== other.markers[index]) ||
    !(isWithin(one.marks, other.marks) || isWithin(other.marks, one.marks)) ||
    (one.works.some(Boolean) &&
      other.works.some(Boolean) &&
      !one.works.some((has, index) => has && other.works[index])) ||
    areDisjoint(one.areas, other.areas) ||
    areDisjoint(one.seniority, other.seniority)
  )
}

export const areDisjoint = <Part>(one: ReadonlySet<Part>, other: ReadonlySet<Part>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some(part => other.has(part))

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => [...part].every(mark => whole.has(mark))
