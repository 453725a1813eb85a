import { choiceFilter, choiceNames, severalOf } from './choice-filters'
import { emptyFilter, type Filter } from './filter'
import { listNames, numberNames, ofEachNamed } from './more-filters'
import { factNames } from './unknown-facts'

/** Restores the filter from a stored `TenderFilter` made by `variablesOf`; anything the filters cannot show is omitted. */
export function filterOfVariables(asked: Readonly<Record<string, unknown>>): Filter {
  const text = (name: string) => (typeof asked[name] === 'string' ? asked[name] : null)
  const texts = (...names: readonly string[]) =>
    names.flatMap(name => [asked[name]].flat()).filter(one => typeof one === 'string')
  const status = { open: 'open', gesloten: 'gesloten' } as const
  return {
    ...emptyFilter,
    ...ofEachNamed(choiceNames, name => {
      const { field, sent = {} } = choiceFilter(name)
      const spelled = Object.entries(sent).map(([value, other]) => [other.toLowerCase(), value] as const)
      return texts(field, severalOf(field)).map(value => new Map(spelled).get(value.toLowerCase()) ?? value)
    }),
    ...ofEachNamed(listNames, name => (name === 'organizations' ? texts('organization', name) : texts(name))),
    ...ofEachNamed(numberNames, name => (typeof asked[name] === 'number' ? asked[name] : null)),
    search: text('search') ?? '',
    exact: asked.searchExactly === true,
    status: status[text('openClosed')?.toLowerCase() as keyof typeof status] ?? null,
    near: text('near') ?? '',
    withinKilometres: typeof asked.withinKilometres === 'number' ? asked.withinKilometres : null,
    popular: text('showBookmarked')?.toLowerCase() === 'popular',
    withoutClosingDate: asked.withoutClosingDate === true,
    includeUnknown: factNames.filter(fact => texts('includeUnknown').some(one => one.toLowerCase() === fact)),
  }
}
