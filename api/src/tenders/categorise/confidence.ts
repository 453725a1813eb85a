/** The parameters of the confidence of a category. */
export interface Scored {
  points: number
  chance: number
}

/** Platt scaling: the probability p of the best category becomes σ(slope · logit(p) + shift). */
export interface Calibration {
  readonly slope: number
  readonly shift: number
}

/** Fitted by `npm run tool -- fit:categories`. */
export const fitted: Calibration = { slope: 0.77, shift: 1.44 }

/** Softmax temperature: a higher value lowers every confidence. */
const CAUTION = 1.6

/** Softmax: turns points into probabilities that add up to one. */
export function giveChances(scored: readonly Scored[]): void {
  let most = -Infinity
  for (const { points } of scored) most = Math.max(most, points)
  let sum = 0
  for (const entry of scored) sum += entry.chance = Math.exp((entry.points - most) / CAUTION)
  for (const entry of scored) entry.chance /= sum
}

/** Keeps the best category the best, and the sum of the probabilities at most one. */
export function calibrate(scored: readonly Scored[], best: Scored, { slope, shift }: Calibration): void {
  if (best.chance === 1) return
  const logit = Math.log(best.chance / (1 - best.chance))
  const chance = 1 / (1 + Math.exp(-slope * logit - shift))
  const rest = (1 - chance) / (1 - best.chance)
  for (const entry of scored) entry.chance = entry === best ? chance : Math.min(entry.chance * rest, chance)
}
