import { Box, Flex, Text } from '@chakra-ui/react'
import { moment } from '../../platform/dutch'
import { dayInSentence, shortRelativeMoment } from '../../platform/dutch-moments'
import { useNow } from '../../ui/useNow'
import { ChangeIcon } from '../changes/ChangeIcon'
import type { ChangeTextFragment } from '../changes/ChangeText.generated'
import { ChangeText } from '../changes/ChangeText'

interface ThreadChangeProps {
  readonly change: ChangeTextFragment
  readonly sourceName: string | null
}

/** A change of the tender between the comments: nobody wrote it, so it has no author and no actions. */
export function ThreadChange({ change, sourceName }: ThreadChangeProps) {
  const now = useNow()
  return (
    <Flex as="li" align="flex-start" gap="3" textStyle="sm">
      {/* As wide as a portrait. */}
      <Box mx="1">
        <ChangeIcon change={change} />
      </Box>
      <Text flex="1" minW="0" pt="0.5" overflowWrap="anywhere">
        <ChangeText change={change} separator=" van" writeDay={dayInSentence} />
        {sourceName && (
          <Text as="span" color="fg.muted">
            {' '}
            door {sourceName}
          </Text>
        )}
      </Text>
      <Text asChild color="fg.muted" textStyle="xs" pt="1" flexShrink="0">
        <time dateTime={change.noticedAt} title={moment(change.noticedAt)}>
          {shortRelativeMoment(change.noticedAt, now)}
        </time>
      </Text>
    </Flex>
  )
}
