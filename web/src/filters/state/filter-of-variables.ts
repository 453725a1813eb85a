import { choiceFilter, choiceNames } from './choice-filters'
import { emptyFilter, type Filter } from './filter'

/** The filter of a stored `TenderFilter`, as `variablesOf` made it; what the filter bar cannot show is left out. */
export function filterOfVariables(asked: Readonly<Record<string, unknown>>): Filter {
  const text = (name: string) => (typeof asked[name] === 'string' ? asked[name] : null)
  const amount = (name: string) => (typeof asked[name] === 'number' ? asked[name] : null)
  const choices = Object.fromEntries(
    choiceNames.map(name => {
      const { field, sent = {} } = choiceFilter(name)
      const value = text(field)
      const chosen = Object.entries(sent).find(([, other]) => other.toLowerCase() === value?.toLowerCase())
      return [name, chosen?.[0] ?? value]
    }),
  )
  const status = { open: 'open', gesloten: 'gesloten' } as const
  return {
    ...emptyFilter,
    ...choices,
    search: text('search') ?? '',
    exact: asked.searchExactly === true,
    organization: text('organization'),
    minRate: amount('minRate'),
    maxRate: amount('maxRate'),
    status: status[text('openClosed')?.toLowerCase() as keyof typeof status] ?? null,
    popular: text('showBookmarked')?.toLowerCase() === 'popular',
  }
}
