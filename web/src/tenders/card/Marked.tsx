import { lazyPart } from '../../ui/lazy/lazy-part'
import type { MarkedProps } from './MarkedHits'

// Code splitting: a list without a search marks nothing.
const MarkedHits = lazyPart<MarkedProps>(() => import('./MarkedHits'))

/** A text in which what is searched for stands out, if anything is. */
export const Marked = ({ text, search }: MarkedProps) =>
  search ? <MarkedHits props={{ text, search }} waiting={text} /> : text
