import { Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { HiddenLine, type HiddenLineProps } from './HiddenLine'
import { excludingText, hiddenText, RESULT_COUNT } from './hidden-text'

const ownLine = { order: 1, flex: '1 0 100%' } as const
const besideCount = {
  order: { base: 1, xl: 0 },
  flex: { base: '1 0 100%', xl: 'none' },
  _before: { content: { xl: '"·"' } },
} as const

interface ResultCountProps extends HiddenLineProps {
  readonly text: string | false | null | undefined
}

/** The number of results, and of hidden ones, on a second line where the first is full. One live region announces both. */
export function ResultCount({ text, shown, ...props }: ResultCountProps) {
  const isLong = (shown?.hidden.length ?? 0) > 1 || Boolean(shown?.excludingSelfEmployed)
  return (
    <>
      <Text id={RESULT_COUNT} tabIndex={-1} outline="none" color="fg.muted" textStyle="sm" aria-live="polite">
        {text}
        {shown && shown.hiddenCount > 0 && <VisuallyHidden>, {hiddenText(shown)}</VisuallyHidden>}
        {shown && shown.excludingSelfEmployed > 0 && (
          <VisuallyHidden>, {excludingText(shown.excludingSelfEmployed)}</VisuallyHidden>
        )}
      </Text>
      <Flex
        align="center"
        gap="1.5"
        color="fg.muted"
        _empty={{ display: 'none' }}
        {...(isLong ? ownLine : besideCount)}
      >
        <HiddenLine shown={shown} {...props} />
      </Flex>
    </>
  )
}
