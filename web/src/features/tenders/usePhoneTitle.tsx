import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { UnfoldButton } from '../../ui/UnfoldButton'

/** Some three lines on a phone of 390 px; what is longer is folded there. */
const LONGEST_UNFOLDED = 135

const sizeOf = ({ length }: string) => (length <= 60 ? 'lg' : length <= 100 ? 'md' : 'sm')

/**
 * How a heading shows a title on a phone, so that the deadline below it stays in the first 300 px: a long one smaller, a
 * very long one folded.
 *
 * @returns its size (from `md` up that is the heading's own affair), the text to stand in the heading, and the button that unfolds it,
 *   which is not there where nothing is folded
 */
export function usePhoneTitle(title: string) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isLong = title.length > LONGEST_UNFOLDED
  return {
    size: sizeOf(title),
    text: isLong ? (
      <chakra.span id={id} display="block" {...(isOpen ? {} : folded)}>
        {title}
      </chakra.span>
    ) : (
      title
    ),
    unfold: isLong && (
      <UnfoldButton
        isOpen={isOpen}
        controls={id}
        onToggle={() => setOpen(!isOpen)}
        variant="plain"
        size="2xs"
        h="5"
        px="0"
        ms="auto"
        flexShrink="0"
        color="brand.fg"
        hideFrom="md"
        _print={{ display: 'none' }}
      >
        {isOpen ? 'Kortere titel' : 'Hele titel'}
      </UnfoldButton>
    ),
  }
}

// Paper cannot be unfolded.
const folded = { mdDown: { lineClamp: '3' }, _print: { display: 'block', overflow: 'visible' } } as const
