export interface Point {
  readonly x: number
  readonly y: number
}

/** Padding for half of the line's width and the dot at its end. */
const MARGIN = 2.5

/** Points of a line through these values, from 0 up; none for fewer than two values. */
export function sparklinePoints(values: readonly number[], width: number, height: number): readonly Point[] {
  if (values.length < 2) return []
  const most = Math.max(...values, 1)
  const step = (width - 2 * MARGIN) / (values.length - 1)
  return values.map((value, index) => ({
    x: rounded(MARGIN + index * step),
    y: rounded(height - MARGIN - (Math.max(0, value) / most) * (height - 2 * MARGIN)),
  }))
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** SVG path: 'M0 10L5 3'. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
