import { Mark } from '@chakra-ui/react'
import { markHits } from './mark-hits'

interface MarkedProps {
  readonly text: string
  readonly search: string
}

export function Marked({ text, search }: MarkedProps) {
  if (!search) return text
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
