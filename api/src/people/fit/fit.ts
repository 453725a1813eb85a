import { type FitPoint, FitVerdict, type WeighedPoint } from './points.js'
import { readText } from './read-text.js'
import type { Assignment, SelfDescription } from './self-description.js'
import { skillPoints } from './skill-points.js'
import { findSkills } from './skills.js'
import { termPoints } from './term-points.js'

export interface Fit {
  /** Not met, unknown, met. */
  readonly requirements: readonly FitPoint[]
  readonly matches: readonly FitPoint[]
  readonly missing: readonly FitPoint[]
  /** For ordering; higher fits better. */
  readonly rank: number
}

const MAX_POINTS = 20
const order: readonly FitVerdict[] = [FitVerdict.NOT_MET, FitVerdict.UNKNOWN, FitVerdict.MET]

/** Compares assignments with what somebody tells about themselves, by rules that each point explains. */
export function fitOf(mine: SelfDescription): (assignment: Assignment, text: string | null) => Fit {
  const find = findSkills(mine.skills)
  return (assignment, text) => {
    const pieces = readText(text ?? '')
    const skills = skillPoints(mine, assignment, pieces, find)
    const points = [...termPoints(mine, assignment, pieces), ...skills.points]
    return {
      requirements: listed(points, 'requirements'),
      matches: listed(points, 'matches'),
      missing: listed(points, 'missing'),
      rank: Math.round(10 * points.reduce((total, { weight }) => total + weight, skills.strength)),
    }
  }
}

const listed = (points: readonly WeighedPoint[], name: WeighedPoint['list']): readonly FitPoint[] =>
  points
    .filter(({ list }) => list === name)
    .toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
    .slice(0, MAX_POINTS)
    .map(({ point, verdict, quote, mine }) => ({ point, verdict, quote, mine }))
