import { asksStudy, isGeneral, isQuestion, namesIn, subjectOf, yearsAsked } from './asks.js'
import { FitVerdict, quoted, SHORT, type WeighedPoint } from './points.js'
import { type Level, type Piece, pieceOf } from './read-text.js'
import type { Assignment, SelfDescription } from './self-description.js'
import { type findSkills, type Hit, isRole, RELATED, type Skill } from './skills.js'
import { wordsIn } from './words.js'

const { NOT_MET, UNKNOWN, MET } = FitVerdict

const ABSENT = 'niet in je profiel'

/** The strength of a skill by the place that names it. */
const weights: Readonly<Record<Level | 'title', number>> = { title: 2, requirement: 1, text: 0.5, wish: 0.2 }
/** Somebody leads or advises in many fields, so a role says less than a field. */
const ROLE_SHARE = 0.5
const STRENGTH_WEIGHT = 3.5
/** Coverage: the share of the requirements of this kind of work that name a skill. */
const COVERAGE_WEIGHT = 2
const USUAL_COVERAGE = 0.4
/** An assignment that names no skill ranks below one that is not compared, which counts as 0. */
const OTHER_TRADE = -1
/** A product or method that is required and that the description does not have. */
const NAME_OF_ABSENT = -0.8
/** A study in a field that the description does not name. */
const OTHER_STUDY = -2

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
  // The square root makes profiles with few and with many skills comparable.
  const named = sum([...strengths.values()]) / Math.sqrt(Math.max(1, mine.skills.length))
  const strength = OTHER_TRADE + named * STRENGTH_WEIGHT + coverage * COVERAGE_WEIGHT
  return { points: strongestOf(candidates), strength }
}

const valueOf = ({ skill, sureness }: Hit) => sureness * (isRole(skill.name) ? ROLE_SHARE : 1)
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

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
  const isRequired = piece.level === 'requirement'
  const weight = isRequired && !isGeneral(piece) ? NAME_OF_ABSENT : 0
  const absent = names.map(name => ({ ...unknownOf(name, piece), weight }))
  if (isRequired && years !== null) {
    const [first, ...more] = hits
    if (!first) return [experienceOf(mine, piece, years, undefined, weight * names.length)]
    return [experienceOf(mine, piece, years, first, 0), ...more.map(hit => metOf(hit, piece)), ...absent]
  }
  const found = hits.map(hit => (piece.level === 'wish' ? matchOf(hit, piece) : metOf(hit, piece)))
  if (found.length > 0 || absent.length > 0) return [...found, ...absent]
  return [{ ...unknownOf(subjectOf(piece.text), piece), weight: isRequired && asksStudy(piece) ? OTHER_STUDY : 0 }]
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
  const isShort = own < asked
  return { ...shared, verdict: isShort ? NOT_MET : MET, mine: `jij: ${own} jaar`, weight: isShort ? SHORT : 0 }
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
