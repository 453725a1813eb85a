import { Text } from '@chakra-ui/react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { UnfoldButton } from '../../../ui/UnfoldButton'

const FOLDED_LINES = 6
/** Paragraph break: blank lines. */
const GAPS = /(?<=\n)(\s*\n)/

/** A collapsed text that shows its first lines and a button to expand it. The whole text is in the DOM. */
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
        // Cutting at a blank line would leave '…' alone on a line.
        data-folded={isCut && !isOpen ? '' : undefined}
        css={{ '&[data-folded] > [data-gap]': { display: 'none', _print: { display: 'inline' } } }}
        lineHeight="1.6"
        // About 75 characters.
        maxW="34rem"
        textStyle="sm"
        color="fg.muted"
        lineClamp={isOpen ? undefined : FOLDED_LINES}
        // Print shows the whole text.
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
 * Whether the text has more lines than are shown; an expanded text keeps its button. Measured again when the width
 * changes, such as when a phone is turned.
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

/** Measured with its blank lines; otherwise a text that only fits without them would flip between the two states. */
function isCutUnfolded(text: HTMLElement): boolean {
  const { folded } = text.dataset
  delete text.dataset.folded
  const isCut = text.scrollHeight > text.clientHeight + 1
  if (folded !== undefined) text.dataset.folded = folded
  return isCut
}
