import { Circle } from '@chakra-ui/react'
import { CircleSlash } from 'lucide-react'
import type { ChangeTextFragment } from './ChangeText.generated'
import { changeIcons } from './change-icons'

type Given = Pick<ChangeTextFragment, 'kind' | 'topic'>

export const isUrgent = ({ topic }: Pick<Given, 'topic'>) => topic === 'DEADLINE_EARLIER'

interface ChangeSymbolProps {
  readonly change: Given
  readonly size: number
}

export function ChangeSymbol({ change: { kind, topic }, size }: ChangeSymbolProps) {
  const Icon = topic === 'WITHDRAWN' ? CircleSlash : changeIcons[kind]
  return <Icon size={size} aria-hidden style={{ flexShrink: 0 }} />
}

/** The kind of change in a circle: orange only for an earlier deadline. */
export function ChangeIcon({ change }: { readonly change: Given }) {
  const look = isUrgent(change)
    ? { borderColor: 'orange.border', color: 'orange.fg', bg: 'orange.subtle' }
    : { borderColor: 'border.emphasized', color: 'fg.muted', bg: 'bg.panel' }
  return (
    <Circle size="6" borderWidth="1px" flexShrink="0" aria-hidden {...look}>
      <ChangeSymbol change={change} size={13} />
    </Circle>
  )
}
