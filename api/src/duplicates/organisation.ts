import { inFull } from './aliases.js'
import { plainWords } from './plain-words.js'

/** Legal forms, and departments that publish for the whole. */
const NOISE = new Set(
  `bv nv vof cv gr gemeenschappelijke regeling stichting vereniging cooperatie coop team afdeling inkoop aanbestedingen
   inkoopbureau inkoopteam bureau nederland`.split(/\s+/),
)

/** What kind of body it is: two that are called after one place differ by it. English for TED. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gemeente: 'gemeente',
    municipality: 'gemeente',
    provincie: 'provincie',
    province: 'provincie',
    waterschap: 'waterschap',
    hoogheemraadschap: 'waterschap',
    universiteit: 'universiteit',
    university: 'universiteit',
    hogeschool: 'hogeschool',
    veiligheidsregio: 'veiligheidsregio',
    vr: 'veiligheidsregio',
    omgevingsdienst: 'omgevingsdienst',
    ggd: 'ggd',
    ziekenhuis: 'ziekenhuis',
    roc: 'roc',
    politie: 'politie',
  }),
)

/** Who asks for secrecy is called one of these. */
const ANONYMOUS = new Set(
  'overheid rijksoverheid rijk onbekend opdrachtgever klant eindklant diverse regio anoniem semioverheid semi publieke sector'.split(
    ' ',
  ),
)

export interface Organisation {
  readonly kinds: ReadonlySet<string>
  /** Its own name; empty when the source hides who it is. */
  readonly name: ReadonlySet<string>
  /** Which of the places of that name: 'nh' of 'Gemeente Bergen (NH)'. */
  readonly qualifier: string | null
  /** The first letters of its words: `RSD` for Regionale Sociale Dienst Beekstreek is among their beginnings. */
  readonly initials: string
}

export function organisationOf(text: string): Organisation {
  const words = plainWords(inFull(text.replace(/\([^)]*\)/g, ' ')))
  const known = words.filter(word => !NOISE.has(word))
  return {
    kinds: new Set(known.flatMap(word => KINDS.get(word) ?? [])),
    name: new Set(known.filter(word => word.length > 1 && !KINDS.has(word) && !ANONYMOUS.has(word))),
    qualifier: /\((\p{L}{1,3})\.?\)/u.exec(text)?.[1]?.toLowerCase() ?? null,
    initials: known.map(word => word[0]).join(''),
  }
}

export type SameOrganisation = 'same' | 'unknown' | 'different'

/** One is the other when its name is part of the other's, as 'Westerveen' of 'Gemeente Westerveen'. */
export function compareOrganisations(one: Organisation, other: Organisation): SameOrganisation {
  if (one.name.size === 0 || other.name.size === 0) return areKindsEqual(one, other) ? 'unknown' : 'different'
  if (!areKindsEqual(one, other)) return 'different'
  if (one.qualifier && other.qualifier && one.qualifier !== other.qualifier) return 'different'
  return isPart(one, other) || isPart(other, one) ? 'same' : 'different'
}

const areKindsEqual = ({ kinds }: Organisation, other: Organisation) =>
  kinds.size === 0 || other.kinds.size === 0 || [...kinds].some(kind => other.kinds.has(kind))

const isPart = (part: Organisation, whole: Organisation): boolean =>
  [...part.name].every(word => whole.name.has(word) || isAbbreviation(word, whole))

const isAbbreviation = (word: string, { initials }: Organisation) =>
  word.length >= 2 && word.length <= 6 && initials.startsWith(word)
