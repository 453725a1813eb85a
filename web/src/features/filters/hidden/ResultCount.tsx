import { Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { HiddenLine, type HiddenLineProps } from './HiddenLine'
import { hiddenText, RESULT_COUNT } from './hidden-text'

interface ResultCountProps extends HiddenLineProps {
  readonly text: string | false | null | undefined
}

/** The number of results, and of hidden ones: on a second line on a phone. One live region announces both. */
export function ResultCount({ text, shown, ...props }: ResultCountProps) {
  return (
    <>
      <Text id={RESULT_COUNT} tabIndex={-1} outline="none" color="fg.muted" textStyle="sm" aria-live="polite">
        {text}
        {shown && shown.hiddenCount > 0 && <VisuallyHidden>, {hiddenText(shown)}</VisuallyHidden>}
      </Text>
      <Flex
        align="center"
        gap="1.5"
        order={{ base: 1, md: 0 }}
        flex={{ base: '1 0 100%', md: 'none' }}
        ms={{ md: '-1' }}
        color="fg.muted"
        _before={{ content: { md: '"·"' } }}
        _empty={{ display: 'none' }}
      >
        <HiddenLine shown={shown} {...props} />
      </Flex>
    </>
  )
}
