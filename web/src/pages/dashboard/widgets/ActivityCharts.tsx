import { Area, AreaChart, Bar, BarChart, Cell, XAxis, YAxis } from 'recharts'
import type { WidgetsQuery } from './Widgets.generated'
import { horizonOf } from './activity-summary'
import { colourOf } from './activity-colours'

export interface ActivityChartsProps {
  readonly activity: WidgetsQuery['activity']
}

const noMargin = { top: 2, right: 0, bottom: 0, left: 0 }

/** One bar per day; an empty day keeps a hairline, so that days can be counted. */
export function ClosingChart({ activity: { closingByDay } }: ActivityChartsProps) {
  return (
    <BarChart
      accessibilityLayer={false}
      responsive
      data={[...closingByDay]}
      margin={noMargin}
      barCategoryGap={2}
      style={{ width: '100%', height: 44 }}
    >
      <YAxis hide domain={[0, 'dataMax']} />
      <Bar dataKey="count" radius={[2, 2, 0, 0]} minPointSize={1} isAnimationActive={false}>
        {closingByDay.map(({ day }, index) => (
          <Cell key={day} fill={colourOf(horizonOf(index))} />
        ))}
      </Bar>
    </BarChart>
  )
}

export function NewChart({ activity: { newByDay } }: ActivityChartsProps) {
  const days = newByDay.map(({ day, euProcurement, freelanceContract }) => ({
    day,
    count: euProcurement + freelanceContract,
  }))
  const line = 'var(--chakra-colors-brand-dot)'
  return (
    <AreaChart
      accessibilityLayer={false}
      responsive
      data={days}
      margin={noMargin}
      style={{ width: '100%', height: 36 }}
    >
      <XAxis hide dataKey="day" />
      <YAxis hide domain={[0, 'dataMax']} />
      <Area dataKey="count" stroke={line} fill={line} fillOpacity={0.12} strokeWidth={1.5} isAnimationActive={false} />
    </AreaChart>
  )
}
