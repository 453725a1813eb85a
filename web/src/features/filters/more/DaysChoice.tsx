import type { TenderFilter } from '../../../graphql.generated'
import { neverRetried } from '../../../platform/requests/retry'
import { Choice } from '../../../ui/choice/Choice'
import { useFilterValuesQuery } from './FilterValues.generated'

interface DaysChoiceProps {
  readonly kind: 'CLOSING' | 'PUBLISHED'
  readonly label: string
  readonly filter: TenderFilter
  readonly days: number | null
  /** '14 dagen' */
  readonly textOf: (days: number) => string
  readonly onChange: (days: number | null) => void
}

const ALWAYS = 'always'

/** A number of days in the past or future; a chosen number that is not among the options stays chosen. */
export function DaysChoice({ kind, label, filter, days, textOf, onChange }: DaysChoiceProps) {
  const { data, previousData } = useFilterValuesQuery({
    variables: { kind, filter, text: '', within: '' },
    context: neverRetried,
  })
  const offered = (data ?? previousData)?.filterValues ?? []
  const isOffered = days === null || offered.some(({ value }) => value === String(days))
  return (
    <Choice
      label={label}
      value={days === null ? ALWAYS : String(days)}
      options={[
        { value: ALWAYS, label: 'Maakt niet uit' },
        ...(isOffered ? [] : [{ value: String(days), label: textOf(days) }]),
        ...offered.map(({ value, count }) => ({ value, label: textOf(Number(value)), count })),
      ]}
      onChange={value => onChange(value === ALWAYS ? null : Number(value))}
    />
  )
}
