import type { Suggestion } from '../filters/search/suggested'
import { changeOf, kindNames } from '../filters/search/suggested'
import { changed, emptyFilter } from '../filters/state/filter'
import { writeFilter } from '../filters/state/filter-address'

export interface PaletteItem {
  readonly group: 'Tenders' | 'Onlangs geopend' | 'Filters' | 'Ga naar'
  readonly key: string
  readonly label: string
  /** At the end of the row. */
  readonly note?: string | null
  readonly to: string
  /** Id of a tender, which opens over the current page. */
  readonly tenderId?: string
}

interface Known {
  readonly text: string
  readonly pages: readonly { readonly to: string; readonly label: string }[]
  readonly recent: readonly { readonly id: string; readonly title: string }[]
  readonly tenders: readonly { readonly id: string; readonly title: string; readonly note: string | null }[]
  readonly total: number
  readonly suggestions: readonly Suggestion[]
}

const MOST_FILTERS = 5

/** The items of the palette, in order. Without text: recently opened tenders and the pages. */
export function paletteItems({ text, pages, recent, tenders, total, suggestions }: Known): PaletteItem[] {
  const goTo = pages
    .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
    .map(({ to, label }): PaletteItem => ({ group: 'Ga naar', key: `page ${to}`, label, to }))
  if (!text) return [...recent.map(({ id, title }) => tenderItem('Onlangs geopend', id, title, null)), ...goTo]
  return [
    ...tenders.map(({ id, title, note }) => tenderItem('Tenders', id, title, note)),
    filterItem(`Zoek op ‘${text}’`, { search: text }, total),
    ...suggestions
      .slice(0, MOST_FILTERS)
      .map(one => filterItem(`${kindNames[one.kind]}: ${one.label}`, changeOf(one), one.count)),
    ...goTo,
  ]
}

const tenderItem = (group: PaletteItem['group'], id: string, title: string, note: string | null): PaletteItem => ({
  group,
  key: `tender ${id}`,
  label: title,
  note,
  to: '',
  tenderId: id,
})

function filterItem(label: string, change: Parameters<typeof changed>[1], count: number): PaletteItem {
  const to = `/tenders?${writeFilter(changed(emptyFilter, change))}`
  return { group: 'Filters', key: `filter ${to}`, label, note: `${count} ${count === 1 ? 'tender' : 'tenders'}`, to }
}
