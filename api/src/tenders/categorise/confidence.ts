export interface Scored {
  points: number
  probability: number
}

/** Platt scaling: the probability p of the best category becomes σ(slope · logit(p) + shift). */
export interface Calibration {
  readonly slope: number
  readonly shift: number
}

/** Fitted by `npm run tool -- fit:categories`. */
export const fitted: Calibration = { slope: 0.77, shift: 1.44 }

/** Softmax temperature: a higher value lowers every confidence. */
const TEMPERATURE = 1.6

/** Softmax: turns points into probabilities that add up to one. */
export function setProbabilities(scored: readonly Scored[]): void {
  let most = -Infinity
  for (const { points } of scored) most = Math.max(most, points)
  let sum = 0
  for (const entry of scored) sum += entry.probability = Math.exp((entry.points - most) / TEMPERATURE)
  for (const entry of scored) entry.probability /= sum
}

/** Keeps the best category the best, and the sum of the probabilities at most one. */
export function calibrate(scored: readonly Scored[], best: Scored, { slope, shift }: Calibration): void {
  if (best.probability === 1) return
  const logit = Math.log(best.probability / (1 - best.probability))
  const probability = 1 / (1 + Math.exp(-slope * logit - shift))
  const rest = (1 - probability) / (1 - best.probability)
  for (const entry of scored)
    entry.probability = entry === best ? probability : Math.min(entry.probability * rest, probability)
}
