import { chakra } from '@chakra-ui/react'
import { pathOf, sparklinePoints } from './sparkline-points'

const WIDTH = 84
const HEIGHT = 32

interface SparklineProps {
  /** Oldest first; the last one is not over yet, and drawn lighter. */
  readonly values: readonly number[]
  /** What the line says, for who does not see it. */
  readonly label: string
  readonly colour: string
  readonly isFilled?: boolean
  /** At a desk, in CSS pixels; smaller on a narrow screen. */
  readonly width?: number
}

/** A small line without axes. */
export function Sparkline({ values, label, colour, isFilled = false, width = WIDTH }: SparklineProps) {
  const points = sparklinePoints(values, width, HEIGHT)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const ground = `L${last.x} ${HEIGHT}L${first.x} ${HEIGHT}Z`
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      display="block"
      w={{ base: `${0.65 * width}px`, lg: `${width}px` }}
      aspectRatio={`${width} / ${HEIGHT}`}
      color={`${colour}.dot`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {isFilled && <path d={pathOf(points) + ground} fill="currentColor" fillOpacity="0.12" stroke="none" />}
      <path d={pathOf(points.slice(0, -1))} />
      <path d={pathOf(points.slice(-2))} strokeOpacity="0.5" />
      <circle cx={last.x} cy={last.y} r="2" fill="currentColor" stroke="none" />
    </chakra.svg>
  )
}
