export interface ChoiceOption {
  readonly value: string
  readonly label: string
  readonly count?: number | undefined
  /** The count is an estimate. */
  readonly isApproximate?: boolean | undefined
}

export interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly ChoiceOption[]
  readonly onChange: (value: string) => void
}
