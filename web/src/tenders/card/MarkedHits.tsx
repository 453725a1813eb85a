import { Mark } from '@chakra-ui/react'
import { markHits } from './mark-hits'

export interface MarkedProps {
  readonly text: string
  readonly search: string
}

/** A text in which the searched words stand out. */
export default function MarkedHits({ text, search }: MarkedProps) {
  return markHits(text, search).map(({ at, part, isHit }) =>
    isHit ? (
      <Mark key={at} bg="brand.muted" color="inherit" borderRadius="l1">
        {part}
      </Mark>
    ) : (
      part
    ),
  )
}
