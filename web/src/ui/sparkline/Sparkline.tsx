import { chakra } from '@chakra-ui/react'
import { pathOf, sparklinePoints } from './sparkline-points'

interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[]
  /** Text alternative; omitted if a table beside it has the same information. */
  readonly label?: string
  readonly colour: string
  /** Width in CSS pixels on a wide screen. */
  readonly width: number
  readonly height: number
  /** The last value is incomplete, so it is drawn lighter. */
  readonly isLastOpen?: boolean
  readonly isFilled?: boolean
  /** Half the width of a statistic on a narrow screen. */
  readonly shrinks?: boolean
}

/** A small line chart without axes. */
export function Sparkline(props: SparklineProps) {
  const { values, label, colour, width, height, isLastOpen = false, isFilled = false, shrinks = false } = props
  const points = sparklinePoints(values, width, height)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const ground = `L${last.x} ${height}L${first.x} ${height}Z`
  return (
    <chakra.svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox={`0 0 ${width} ${height}`}
      display="block"
      w={{ base: `${(shrinks ? 0.65 : 1) * width}px`, lg: `${width}px` }}
      aspectRatio={`${width} / ${height}`}
      color={`${colour}.dot`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {isFilled && <path d={pathOf(points) + ground} fill="currentColor" fillOpacity="0.12" stroke="none" />}
      <path d={pathOf(isLastOpen ? points.slice(0, -1) : points)} />
      {isLastOpen && <path d={pathOf(points.slice(-2))} strokeOpacity="0.5" />}
      <circle cx={last.x} cy={last.y} r="2" fill="currentColor" stroke="none" />
    </chakra.svg>
  )
}
