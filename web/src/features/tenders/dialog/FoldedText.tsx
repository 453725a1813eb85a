import { Text } from '@chakra-ui/react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { UnfoldButton } from '../../../ui/UnfoldButton'

const FOLDED_LINES = 6
/** Between paragraphs: beyond the end of a line, lines without anything. */
const GAPS = /(?<=\n)(\s*\n)/

/** A text of which the first lines are shown until somebody wants to read on; it is in the page as a whole. */
export function FoldedText({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false)
  const { element, isCut } = useIsCut(isOpen)
  const id = useId()
  return (
    <>
      <Text
        ref={element}
        id={id}
        whiteSpace="pre-line"
        // A cut on a blank line would leave a line with '…' alone.
        data-folded={isCut && !isOpen ? '' : undefined}
        css={{ '&[data-folded] > [data-gap]': { display: 'none', _print: { display: 'inline' } } }}
        lineHeight="1.6"
        // Some 75 characters.
        maxW="34rem"
        textStyle="sm"
        color="fg.muted"
        lineClamp={isOpen ? undefined : FOLDED_LINES}
        // Paper cannot be unfolded.
        _print={{ display: 'block', overflow: 'visible' }}
      >
        {text.split(GAPS).map((part, place) =>
          place % 2 === 0 ? (
            part
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- The parts of a text keep their places.
            <span key={place} data-gap>
              {part}
            </span>
          ),
        )}
      </Text>
      {isCut && (
        <UnfoldButton
          isOpen={isOpen}
          controls={id}
          onToggle={() => setOpen(!isOpen)}
          variant="plain"
          size="xs"
          alignSelf="flex-start"
          px="0"
          color="brand.fg"
        >
          {isOpen ? 'Minder' : 'Lees verder'}
        </UnfoldButton>
      )}
    </>
  )
}

/**
 * Whether the text has more lines than are shown; an unfolded text keeps its button. Measured, since the width decides how
 * many lines it has, and that changes when a phone is turned.
 */
function useIsCut(isOpen: boolean) {
  const element = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const text = element.current
    if (isOpen || !text) return
    const measure = () => setCut(isCutUnfolded(text))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(text)
    return () => observer.disconnect()
  }, [isOpen])
  return { element, isCut }
}

/** Measured with its blank lines: a text that fits without them would be folded and unfolded in turns. */
function isCutUnfolded(text: HTMLElement): boolean {
  const { folded } = text.dataset
  delete text.dataset.folded
  const isCut = text.scrollHeight > text.clientHeight + 1
  if (folded !== undefined) text.dataset.folded = folded
  return isCut
}
