import type { ChoiceOption } from '../../ui/choice/choice-props'

interface CountedOption extends ChoiceOption {
  readonly count: number
}

/** The options with the highest counts; those without a count are left out. */
export const largestOf = (options: readonly ChoiceOption[], length: number): readonly CountedOption[] =>
  options
    .flatMap(option => (option.count ? [{ ...option, count: option.count }] : []))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, length)
