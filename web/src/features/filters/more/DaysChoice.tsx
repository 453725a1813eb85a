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
  /** The option for tenders without a date. */
  readonly none?: { readonly label: string; readonly isChosen: boolean; readonly choose: () => void }
  readonly onChange: (days: number | null) => void
}

const ALWAYS = 'always'
const NONE = 'none'

/** A number of days in the past or future; a chosen number that is not among the options stays chosen. */
export function DaysChoice({ kind, label, filter, days, textOf, none, onChange }: DaysChoiceProps) {
  const { data, previousData } = useFilterValuesQuery({
    variables: { kind, filter, text: '', within: '' },
    context: neverRetried,
  })
  const offered = (data ?? previousData)?.filterValues ?? []
  const isOffered = days === null || offered.some(({ value }) => value === String(days))
  return (
    <Choice
      label={label}
      value={none?.isChosen ? NONE : days === null ? ALWAYS : String(days)}
      options={[
        { value: ALWAYS, label: 'Maakt niet uit' },
        ...(isOffered ? [] : [{ value: String(days), label: textOf(days) }]),
        ...offered.map(({ value, count }) => ({ value, label: textOf(Number(value)), count })),
        ...(none ? [{ value: NONE, label: none.label }] : []),
      ]}
      onChange={value => {
        if (value === NONE) none?.choose()
        else onChange(value === ALWAYS ? null : Number(value))
      }}
    />
  )
}
