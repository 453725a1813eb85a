import { inFull, ministryOf } from './aliases.js'
import { areSimilarNames, isAbbreviation, MIN_WITHIN, type NamePart } from './abbreviation.js'
import { plainWords } from './plain-words.js'

/** Words that do not distinguish organisations: legal forms, and departments that publish for the whole. */
const NOISE = new Set(
  `bv nv vof cv gr gemeenschappelijke regeling stichting vereniging cooperatie coop team afdeling inkoop aanbestedingen
   inkoopbureau inkoopteam bureau nederland`.split(/\s+/),
)

/** The kind of organisation, which distinguishes two that are named after the same place. English words for TED. */
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
    od: 'omgevingsdienst',
    ggd: 'ggd',
    ziekenhuis: 'ziekenhuis',
    roc: 'roc',
    ministerie: 'ministerie',
    ministry: 'ministerie',
    gem: 'gemeente',
    gemeenten: 'gemeente',
    provinsje: 'provincie',
    wetterskip: 'waterschap',
  }),
)

/** Words that sites use for anonymous clients. */
const ANONYMOUS = new Set(
  `overheid rijksoverheid rijk onbekend opdrachtgever klant eindklant diverse regio anoniem semioverheid semi publieke sector broker
   netbeheerder netwerkbedrijf energiebedrijf verzekeraar zorgverzekeraar pensioenfonds woningcorporatie corporatie griffie raadsgriffie
   uitvoeringsorganisatie samenwerkingsverband zorgorganisatie zorginstelling onderwijsinstelling`.split(/\s+/),
)

export interface Organisation {
  readonly kinds: ReadonlySet<string>
  /** The words of its own name; empty when the source hides it. */
  readonly name: ReadonlySet<string>
  /** Names of a part of it, or of the organisation it buys for, as 'DJI' of 'Ministerie van Justitie en Veiligheid - DJI'. */
  readonly parts: readonly NamePart[]
  /** The ministry that it is or belongs to. */
  readonly ministry: string | null
  readonly isMinistry: boolean
  readonly isPlural: boolean
  /** Distinguishes places of the same name: 'nh' of 'Gemeente Bergen (NH)'. */
  readonly qualifier: string | null
}

/** Patterns of a client who is described instead of named: 'een grote gemeente in Overijssel'. */
const DESCRIBED: readonly RegExp[] = [
  /^(?:een|diverse|(?:middel)?grote|kleine)\b|opdrachtgever/i,
  /(?:gemeente|provincie|waterschap|ministerie|instelling|organisatie|ziekenhuis|bedrijf|corporatie|universiteit|hogeschool|regeling|verband|griffie|verzekeraar|beheerder|instituut|omgevingsdienst|veiligheidsregio) (?:in|te|nabij|met)\b/i,
  /(?:gemeente|instelling|organisatie|ziekenhuis|bedrijf|corporatie) regio\b/i,
  /\bvan (?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\d{1,2}) (?:\p{L}+ )?gemeenten\b/iu,
  /^(?:an?|large|small|major|dutch|public|government)\b.*\b(?:institute|bank|insurer|municipality|organi[sz]ation|company|agency|operator|hospital|university|corporation|ministry)(?: \(.*\))?$/i,
  /(?:se|ote|ine|ke) (?:gemeente|provincie|waterschap|instelling|corporatie|woningcorporatie|overheid|organisatie)$|^\p{L}{3,}gemeente$/iu,
  /(?:overheids|waterschaps|rijks|zorg|hbo|mbo|onderwijs|publieke )-?(?:instelling|organisatie|instantie)\b/i,
]

const IN_PARENTHESES = /\([^)]*\)/g
/** Separators between the whole and a part of it, or between the buyer and the organisation it buys for. */
const BETWEEN = /\s[-–|/]\s|[(),]|\bnamens\b/

/** Separators between municipalities that buy together: 'de gemeenten Waalre en Veldhoven'. */
const SEVERAL = /^(?:de )?gemeenten\b/i
const AMONG = /\s[-–|/]\s|[(),]|\b(?:namens|en|gemeenten)\b/i

/** @param brokers names under which sites publish assignments of anonymous clients */
export function organisationOf(text: string, brokers: readonly string[] = []): Organisation {
  const whole = text.replace(IN_PARENTHESES, ' ')
  const kinds = new Set(plainWords(inFull(whole)).flatMap(word => KINDS.get(word) ?? []))
  const spaced = `${text.toLowerCase()} `
  const isHidden =
    DESCRIBED.some(pattern => pattern.test(text)) ||
    brokers.some(broker => spaced.startsWith(`${broker.toLowerCase()} `))
  if (isHidden)
    return { kinds, name: new Set(), parts: [], ministry: null, isMinistry: false, isPlural: false, qualifier: null }
  const separate = text.split(SEVERAL.test(text) ? AMONG : BETWEEN).filter(part => part.trim() !== '')
  // The agency is the client, not its ministry, which has other agencies.
  const owners = separate.filter(part => separate.length === 1 || !/ministerie/i.test(part))
  const named = partOf(whole)
  return {
    kinds,
    name: named.name,
    parts: [named, ...owners.map(partOf).filter(({ name }) => [...name].some(word => word.length >= MIN_PART))].filter(
      ({ name }) => name.size > 0,
    ),
    ministry: ministryOf(text),
    isMinistry: kinds.has('ministerie') && !/\s[-–|]\s|\(/.test(text),
    isPlural: SEVERAL.test(text),
    qualifier: /\((\p{L}{1,3})\.?\)/u.exec(text)?.[1]?.toLowerCase() ?? null,
  }
}

/** Minimum length of a part that is a name by itself. */
const MIN_PART = 4

function partOf(text: string): NamePart {
  const known = plainWords(inFull(text)).filter(word => !NOISE.has(word))
  return {
    name: new Set(known.filter(word => word.length > 1 && !KINDS.has(word) && !ANONYMOUS.has(word))),
    initials: known.map(word => (word === 'veiligheidsregio' ? 'vr' : word[0])).join(''),
  }
}

/**
 * - `same`: the name of one is part of the other's, as 'Westerveen' of 'Gemeente Westerveen'.
 * - `related`: a ministry and one of its agencies.
 * - `similar`: possibly another spelling or abbreviation: one letter more, or letters of the name in order.
 * - `unknown`: at least one is hidden.
 */
export type SameOrganisation = 'same' | 'related' | 'similar' | 'unknown' | 'different'

export function compareOrganisations(one: Organisation, other: Organisation): SameOrganisation {
  const areRelated = one.ministry !== null && one.ministry === other.ministry && one.isMinistry !== other.isMinistry
  if (one.name.size === 0 || other.name.size === 0) return areKindsEqual(one, other) ? 'unknown' : 'different'
  if (!areKindsEqual(one, other)) return areRelated ? 'related' : 'different'
  if (one.qualifier && other.qualifier && one.qualifier !== other.qualifier) return 'different'
  if (
    one.parts.some(ours =>
      other.parts.some(theirs => isWithin(ours, one, theirs, other) || isWithin(theirs, other, ours, one)),
    )
  )
    return 'same'
  if (areRelated) return 'related'
  return one.parts.some(ours => other.parts.some(theirs => areSimilarNames(ours, theirs))) ? 'similar' : 'different'
}

const areKindsEqual = ({ kinds }: Organisation, other: Organisation) =>
  kinds.size === 0 || other.kinds.size === 0 || [...kinds].some(kind => other.kinds.has(kind))

/** Departments of an authority, which some sites append to its name. */
const DEPARTMENTS = new Set(
  'cluster dienst diensten directie ingenieursbureau sector stadsdeel concern projecten'.split(' '),
)

/**
 * Whether one name is part of the other: 'Utrecht' of 'Gemeente Utrecht'. But 'Gemeente Utrecht' is no part of a longer name such as 'UMC
 * Utrecht', nor is one authority part of another: 'Gemeente Bergen' of 'Gemeente Bergen op Zoom'.
 */
function isWithin(part: NamePart, partOwner: Organisation, whole: NamePart, wholeOwner: Organisation): boolean {
  if (!isPart(part, whole)) return false
  // An agency that is named beside its ministry does not have the ministry's kind.
  const isAgency = partOwner.kinds.has('ministerie') && !partOwner.isMinistry
  if (part.name.size >= whole.name.size || partOwner.kinds.size === 0 || isAgency) return true
  if (wholeOwner.kinds.size === 0) return false
  if (wholeOwner.isPlural) return true
  return !partOwner.kinds.has('gemeente') || [...whole.name].some(word => DEPARTMENTS.has(word))
}

const isPart = (part: NamePart, whole: NamePart): boolean =>
  [...part.name].every(word => whole.name.has(word) || isAbbreviation(word, whole))

/** Whether a text mentions the organisation by a distinctive word or its abbreviation. */
export const isMentionedIn = ({ parts }: Organisation, words: ReadonlySet<string>): boolean =>
  parts.some(({ name }) => name.size > 0 && [...name].every(word => word.length >= MIN_WITHIN && words.has(word))) ||
  parts.some(({ initials }) => initials.length >= MIN_WITHIN && words.has(initials))

/** Whether a word is part of the name or abbreviates it: 'RDW' in a title. */
export const isNameOf = (word: string, { parts }: Organisation): boolean =>
  KINDS.has(word) || parts.some(({ name }) => name.has(word) || wordsInFull(word).some(part => name.has(part)))

const wordsInFull = (word: string) => plainWords(inFull(word)).filter(part => part !== word && !KINDS.has(part))
