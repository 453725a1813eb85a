import { lazyPart } from '../../ui/lazy/lazy-part'
import type { FoundByProps } from './FoundBy'
import type { SearchChangeNoteProps } from './SearchChangeNote'

// Code splitting: a list without a search needs none of this.
export const SearchChangeNote = lazyPart<SearchChangeNoteProps>(() => import('./SearchChangeNote'))
export const FoundBy = lazyPart<FoundByProps>(() => import('./FoundBy'))
