import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { UnfoldButton } from '../../ui/UnfoldButton'

/** About three lines on a phone of 390 px; longer titles are collapsed. */
const LONGEST_UNFOLDED = 135

const sizeOf = ({ length }: string) => (length <= 60 ? 'lg' : length <= 100 ? 'md' : 'sm')

/**
 * How a heading shows a title on a phone, so that the deadline below stays within the first 300 px: a long title is
 * smaller, a very long one collapsed.
 * @returns the font size (the heading decides from `md` up), the text, and the button that expands it, if collapsed
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

// Print shows the whole title.
const folded = { mdDown: { lineClamp: '3' }, _print: { display: 'block', overflow: 'visible' } } as const
