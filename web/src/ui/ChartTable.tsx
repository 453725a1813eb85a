import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { number } from '../platform/dutch'

export interface ChartTableProps {
  /** Subject and period: 'Nieuwe tenders per dag'. */
  readonly caption: string
  readonly unit: string
  /** Header of the first column: day, week. */
  readonly by: string
  readonly rows: readonly { readonly name: string; readonly count: number }[]
}

/** Table alternative of a chart for screen readers, from which the chart itself is hidden. */
export function ChartTable({ caption, unit, by, rows }: ChartTableProps) {
  return (
    <VisuallyHidden>
      <chakra.table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </VisuallyHidden>
  )
}
