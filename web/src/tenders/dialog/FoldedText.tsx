import { Text } from '@chakra-ui/react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { UnfoldButton } from '../../ui/UnfoldButton'

const FOLDED_LINES = 6

/** A text of which the first lines are shown until somebody wants to read on; it is in the page as a whole. */
export function FoldedText({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false)
  const { element, isCut } = useIsCut(isOpen)
  const isFolded = !isOpen && isCut !== false
  const id = useId()
  return (
    <>
      <Text
        ref={element}
        id={id}
        // A cut on a blank line would leave a line with '…' alone.
        whiteSpace={isFolded ? 'normal' : 'pre-line'}
        lineHeight="1.6"
        textStyle="sm"
        color="fg.muted"
        lineClamp={isFolded ? FOLDED_LINES : undefined}
      >
        {text}
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

/** Null at first. Measured, since the width decides how many lines a text has. An unfolded text keeps its button. */
function useIsCut(isOpen: boolean) {
  const element = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState<boolean | null>(null)
  useLayoutEffect(() => {
    const text = element.current
    if (isOpen || !text) return
    const measure = () => setCut(text.scrollHeight > text.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(text)
    return () => observer.disconnect()
  }, [isOpen])
  return { element, isCut }
}
