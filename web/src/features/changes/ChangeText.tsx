import { Text, VisuallyHidden } from '@chakra-ui/react'
import { dayOfYear } from '../../platform/dutch'
import type { ChangeTextFragment } from './ChangeText.generated'
import { moveOf, writtenMove } from './moved-date'

interface ChangeTextProps {
  readonly change: ChangeTextFragment
  /** Between the headline and the dates: ':' or ' van'. */
  readonly separator: string
  readonly writeDay?: (iso: string) => string
}

/** The change in words: a moved date as old, arrow, new; screen readers hear 'was …, is nu …'. */
export function ChangeText({ change, separator, writeDay = dayOfYear }: ChangeTextProps) {
  const move = moveOf(change)
  const [from, to] = move ? writtenMove(move, writeDay) : []
  return (
    <>
      <Text as="span" fontWeight="620">
        {change.headline}
        {move && separator}
      </Text>{' '}
      {move ? (
        <>
          <VisuallyHidden>
            was {from}, is nu {to}
          </VisuallyHidden>
          <span aria-hidden>
            <s>{from}</s> → <b>{to}</b>
          </span>
        </>
      ) : (
        <Text as="span" color="fg.muted">
          {change.detail}
        </Text>
      )}
    </>
  )
}
