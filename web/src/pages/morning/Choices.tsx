import { Box, Button, Flex, Kbd, SimpleGrid, Text } from '@chakra-ui/react'
import { AlarmClock, Bookmark, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Choice } from './triage'

interface Option {
  readonly choice: Choice
  readonly label: string
  readonly note: string
  readonly key: string
  readonly icon: ReactNode
  /** At the end on a phone, within reach of the thumb. */
  readonly order: number
}

export const options: readonly Option[] = [
  {
    choice: 'bookmark',
    label: 'Bookmark',
    note: 'om samen te bespreken',
    key: '1',
    icon: <Bookmark size={18} />,
    order: 3,
  },
  { choice: 'away', label: 'Weg', note: 'niet interessant', key: '2', icon: <EyeOff size={18} />, order: 1 },
  {
    choice: 'later',
    label: 'Later',
    note: 'maandag om 08:00 terug',
    key: '3',
    icon: <AlarmClock size={18} />,
    order: 2,
  },
]

export const OTHER_DAY_KEY = '4'

interface ChoicesProps {
  readonly chosen: Choice | undefined
  readonly onChoose: (choice: Choice) => void
  /** Opens the choice of another day than Monday for 'later'. */
  readonly onOtherDay: () => void
}

/** The choices for a tender; on a phone they stick to the bottom of the screen. */
export function Choices({ chosen, onChoose, onOtherDay }: ChoicesProps) {
  return (
    <Box
      position={{ base: 'sticky', md: 'static' }}
      bottom="0"
      zIndex="1"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      py={{ base: '3', md: '0' }}
      pb={{ base: 'calc(0.75rem + env(safe-area-inset-bottom))', md: '0' }}
      bg={{ base: 'bg.panel', md: 'transparent' }}
      borderTopWidth={{ base: '1px', md: '0' }}
    >
      <SimpleGrid columns={3} gap={{ base: '2', md: '2.5' }} role="group" aria-label="Wat doe je ermee?">
        {options.map(({ choice, label, note, key, icon, order }) => (
          <Button
            key={choice}
            variant={choice === 'bookmark' ? 'solid' : 'outline'}
            h="4.5rem"
            px={{ base: '2', md: '4' }}
            order={{ base: order, md: 0 }}
            justifyContent={{ base: 'center', md: 'flex-start' }}
            aria-keyshortcuts={key}
            aria-pressed={chosen === choice}
            // The second click of a double click would choose for a tender that nobody has read.
            onClick={({ detail }) => detail < 2 && onChoose(choice)}
          >
            <Flex
              direction={{ base: 'column', md: 'row' }}
              align="center"
              gap={{ base: '1', md: '3' }}
              flex="1"
              minW="0"
            >
              {icon}
              <Box textAlign={{ base: 'center', md: 'start' }} flex={{ md: '1' }} minW="0">
                <Text fontWeight="640">{label}</Text>
                <Text hideBelow="md" textStyle="xs" fontWeight="450" truncate>
                  {note}
                </Text>
              </Box>
              <Kbd hideBelow="lg" size="sm" bg="transparent" color="inherit" aria-hidden>
                {key}
              </Kbd>
            </Flex>
          </Button>
        ))}
      </SimpleGrid>
      <Flex justify="flex-end" mt="1">
        <Button
          variant="ghost"
          size="xs"
          minH={{ base: '11', md: '7' }}
          color="fg.muted"
          aria-haspopup="dialog"
          aria-keyshortcuts={OTHER_DAY_KEY}
          onClick={onOtherDay}
        >
          Later op een andere dag…
          <Kbd hideBelow="lg" size="sm" bg="transparent" color="inherit" aria-hidden>
            {OTHER_DAY_KEY}
          </Kbd>
        </Button>
      </Flex>
    </Box>
  )
}
