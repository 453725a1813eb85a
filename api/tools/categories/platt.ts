import type { Calibration } from '../../src/tenders/categorise/confidence.js'
import { isBest, type Judged } from './judged.js'

const STEPS = 50
/** Ridge regularisation: errors in the development titles were fixed, so they suggest a higher confidence than new titles justify. */
const RIDGE = 2
/** Confidence is rounded to hundredths, and its logit must stay finite. */
const NEAREST_TO_CERTAIN = 0.995

/**
 * Platt scaling (1999): logistic regression of "the best category was chosen" on the logit of the confidence, by Newton's method, with Platt's
 * targets, which prevent certainty for a set without errors.
 */
export function fitPlatt(rows: readonly Judged[]): Calibration {
  const right = rows.filter(isBest).length
  const targets = { right: (right + 1) / (right + 2), wrong: 1 / (rows.length - right + 2) }
  const examples = rows.map(row => ({
    logit: logitOf(row.confidence),
    target: isBest(row) ? targets.right : targets.wrong,
  }))
  let [slope, shift] = [1, 0]
  for (let step = 0; step < STEPS; step++) {
    let [slopeGradient, shiftGradient] = [RIDGE * (1 - slope), -RIDGE * shift]
    let [slopes, both, shifts] = [RIDGE, 0, RIDGE]
    for (const { logit, target } of examples) {
      const chance = 1 / (1 + Math.exp(-slope * logit - shift))
      const [error, curve] = [target - chance, chance * (1 - chance)]
      slopeGradient += error * logit
      shiftGradient += error
      slopes += curve * logit * logit
      both += curve * logit
      shifts += curve
    }
    const determinant = slopes * shifts - both * both
    slope += (shifts * slopeGradient - both * shiftGradient) / determinant
    shift += (slopes * shiftGradient - both * slopeGradient) / determinant
  }
  return { slope, shift }
}

export function calibrated(row: Judged, { slope, shift }: Calibration): Judged {
  return { ...row, confidence: 1 / (1 + Math.exp(-slope * logitOf(row.confidence) - shift)) }
}

function logitOf(confidence: number): number {
  const chance = Math.min(confidence, NEAREST_TO_CERTAIN)
  return Math.log(chance / (1 - chance))
}
