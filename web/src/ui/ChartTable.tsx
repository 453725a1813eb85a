import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { number } from '../platform/dutch'

export interface ChartTableProps {
  /** What is pluralize, and of when. */
  readonly caption: string
  readonly unit: string
  /** What a row of the table is about: a day, a week. */
  readonly by: string
  readonly rows: readonly { readonly name: string; readonly count: number }[]
}

/** A chart as a table, for screen readers: the chart itself is hidden from them. */
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
