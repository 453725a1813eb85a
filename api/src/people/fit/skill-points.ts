import { isGeneral, isQuestion, namesIn, subjectOf, yearsAsked } from './asks.js'
import { FitVerdict, quoted, type WeighedPoint } from './points.js'
import { type Level, type Piece, pieceOf } from './read-text.js'
import type { Assignment, SelfDescription } from './self-description.js'
import { type findSkills, type Hit, isRole, RELATED, type Skill } from './skills.js'
import { wordsIn } from './words.js'

const { NOT_MET, UNKNOWN, MET } = FitVerdict

const ABSENT = 'niet in je profiel'

/** The strength of a skill by the place that names it. */
const weights: Readonly<Record<Level | 'title', number>> = { title: 7, requirement: 3, text: 1.5, wish: 1 }
/** Somebody leads or advises in many fields, so a role says less than a field. */
const ROLE_SHARE = 0.5
/** Diminishing returns: a list of all skills of the trade is no better than the few that matter. */
const DIMINISHING = 0.35
const MAX_STRENGTH = 16
/** An assignment that names no skill at all is likely to be of another trade. */
const OTHER_TRADE = -4
/** Coverage: the share of the requirements of this kind of work that name a skill. */
const COVERAGE_WEIGHT = 6
/** A product or method that is required and that the description does not have; with years it is the core of the work. */
const NAME_OF_ABSENT = -1.5
const YEARS_OF_ABSENT = -4
const USUAL_COVERAGE = 0.4

interface SkillPoints {
  readonly points: readonly WeighedPoint[]
  readonly strength: number
}

/** A point about one skill, which replaces a lesser one about the same. */
interface Candidate extends WeighedPoint {
  readonly about: string
  readonly sureness: number
}

export function skillPoints(
  mine: SelfDescription,
  assignment: Assignment,
  pieces: readonly Piece[],
  find: ReturnType<typeof findSkills>,
): SkillPoints {
  const { title, organization, region } = assignment
  const names = new Set(wordsIn(`${organization} ${region ?? ''}`).map(({ folded }) => folded))
  const heading = pieceOf(title)
  const strengths = new Map<Skill, number>()
  const strengthen = (hit: Hit, weight: number) =>
    strengths.set(hit.skill, Math.max(strengths.get(hit.skill) ?? 0, weight * valueOf(hit)))
  const inTitle = find(heading.words)
  for (const hit of inTitle) strengthen(hit, weights.title)
  const candidates = inTitle.map(hit => matchOf(hit, heading))
  const covered: number[] = []
  for (const piece of pieces) {
    const hits = find(piece.words).toSorted((one, other) => one.start - other.start)
    for (const hit of hits) strengthen(hit, weights[piece.level])
    const sure = hits.filter(({ sureness }) => sureness > RELATED)
    const asked = piece.level === 'text' ? sure.map(hit => matchOf(hit, piece)) : pointsOf(mine, piece, sure, names)
    candidates.push(...asked, ...hits.filter(hit => !sure.includes(hit)).map(hit => matchOf(hit, piece)))
    if (piece.level === 'requirement' && asked.length > 0 && !isGeneral(piece))
      covered.push(Math.max(0, ...hits.map(valueOf)))
  }
  const coverage = covered.length === 0 ? 0 : sum(covered) / covered.length - USUAL_COVERAGE
  const named = strengths.size === 0 ? OTHER_TRADE : Math.min(MAX_STRENGTH, diminishing([...strengths.values()]))
  const strength = named + coverage * COVERAGE_WEIGHT
  return { points: strongestOf(candidates), strength }
}

const valueOf = ({ skill, sureness }: Hit) => sureness * (isRole(skill.name) ? ROLE_SHARE : 1)
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const diminishing = (strengths: readonly number[]) =>
  sum(strengths.toSorted((one, other) => other - one).map((one, place) => one / (1 + place * DIMINISHING)))

/** The points of a sentence that asks. */
function pointsOf(
  mine: SelfDescription,
  piece: Piece,
  hits: readonly Hit[],
  known: ReadonlySet<string>,
): readonly Candidate[] {
  const names = namesIn(piece, hits, known)
  const years = yearsAsked(piece.text)
  if (hits.length === 0 && names.length === 0 && years === null && !isQuestion(piece.text)) return []
  if (piece.level === 'requirement' && years !== null) {
    const [first, ...more] = hits
    const others = first ? [...more.map(hit => metOf(hit, piece)), ...names.map(name => unknownOf(name, piece))] : []
    const lacks = !first && names.length > 0 ? YEARS_OF_ABSENT : 0
    return [experienceOf(mine, piece, years, first, lacks), ...others]
  }
  const found = hits.map(hit => (piece.level === 'wish' ? matchOf(hit, piece) : metOf(hit, piece)))
  const absent = names.length === 0 && hits.length === 0 ? [subjectOf(piece.text)] : names
  // Beside a skill that is there, another name is mostly an alternative: 'Selenium of Playwright'.
  const weight = piece.level === 'requirement' && names.length > 0 && hits.length === 0 ? NAME_OF_ABSENT : 0
  return [...found, ...absent.map(name => ({ ...unknownOf(name, piece), weight }))]
}

const matchOf = (hit: Hit, piece: Piece): Candidate => ({ ...metOf(hit, piece), list: 'matches' })

const metOf = ({ skill, sureness, start }: Hit, piece: Piece): Candidate => ({
  about: skill.name.toLowerCase(),
  sureness,
  list: 'requirements',
  point: sureness > RELATED ? skill.name : `${skill.name} (verwant)`,
  verdict: MET,
  quote: quoted(piece.text, start),
  mine: skill.years === null ? 'in je profiel' : `jij: ${skill.years} jaar`,
  weight: 0,
})

const unknownOf = (point: string, piece: Piece): Candidate => ({
  about: point.toLowerCase(),
  sureness: 0,
  list: piece.level === 'wish' ? 'missing' : 'requirements',
  point,
  verdict: UNKNOWN,
  quote: quoted(piece.text, Math.max(0, piece.text.indexOf(point))),
  mine: ABSENT,
  weight: 0,
})

/** The years of the skill; without them, the years of work can only show that it is too short. */
function experienceOf(
  mine: SelfDescription,
  { text }: Piece,
  asked: number,
  hit: Hit | undefined,
  lacks: number,
): Candidate {
  const subject = hit?.skill.name ?? subjectOf(text)
  const own = hit?.skill.years ?? (mine.years !== null && mine.years < asked ? mine.years : null)
  const shared = {
    about: subject.toLowerCase(),
    sureness: 2,
    list: 'requirements',
    point: `Minimaal ${asked} jaar ${subject}`,
    quote: quoted(text, hit?.start),
  } as const
  if (own === null)
    return { ...shared, verdict: UNKNOWN, mine: hit ? 'zonder jaren in je profiel' : ABSENT, weight: lacks }
  const short = asked - own
  const weight = short <= 0 ? 0.5 : short <= 1 ? -1.5 : -4
  return { ...shared, verdict: short > 0 ? NOT_MET : MET, mine: `jij: ${own} jaar`, weight }
}

/** Requirements take precedence over matches, and the surer words over the others. */
function strongestOf(candidates: readonly Candidate[]): readonly WeighedPoint[] {
  const strongest = new Map<string, Candidate>()
  const strength = ({ list, sureness }: Candidate) => (list === 'requirements' ? 10 : 0) + sureness
  for (const candidate of candidates) {
    const other = strongest.get(candidate.about)
    if (!other || strength(candidate) > strength(other)) strongest.set(candidate.about, candidate)
  }
  return [...strongest.values()]
}
