import { chakra, Flex, HStack, Text } from '@chakra-ui/react'
import { NativeChoice } from '../../../ui/choice/NativeChoice'
import { type Alert, clockOf, WEEKDAYS } from './alert-words'

const rhythms = [
  { value: 'AT_ONCE', label: 'Direct' },
  { value: 'DAILY', label: 'Dagelijks' },
  { value: 'WEEKLY', label: 'Wekelijks' },
  { value: 'OFF', label: 'Niet' },
] as const satisfies readonly { value: Alert['rhythm']; label: string }[]

const times = Array.from({ length: 33 }, (_, index) => 360 + index * 30)
const days = WEEKDAYS.map((label, index) => ({ value: String(index + 1), label }))

interface RhythmChoiceProps {
  readonly alert: Alert
  readonly onChange: (changed: Partial<Alert>) => void
}

/** Frequency of a profile's alerts: four radio buttons, with the day and time of the chosen one. */
export function RhythmChoice({ alert, onChange }: RhythmChoiceProps) {
  const { rhythm, minuteOfDay, weekday } = alert
  const offered = times.includes(minuteOfDay) ? times : [minuteOfDay, ...times]
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="sm" fontWeight="medium" mb="1.5">
        Wanneer bericht?
      </chakra.legend>
      <Flex borderWidth="1px" borderColor="border.control" borderRadius="l2" overflow="hidden">
        {rhythms.map(({ value, label }) => (
          <chakra.label
            key={value}
            flex="1"
            py="1.5"
            textAlign="center"
            textStyle="sm"
            cursor="pointer"
            borderRadius="l1"
            _hover={{ bg: 'bg.subtle' }}
            css={{
              '&:has(:checked)': { bg: 'bg.emphasized', fontWeight: 'semibold' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
            }}
          >
            <chakra.input
              type="radio"
              name="rhythm"
              srOnly
              value={value}
              checked={rhythm === value}
              onChange={() => onChange({ rhythm: value })}
            />
            {label}
          </chakra.label>
        ))}
      </Flex>
      {(rhythm === 'DAILY' || rhythm === 'WEEKLY') && (
        <HStack mt="2" gap="2" textStyle="sm" wrap="wrap">
          {rhythm === 'DAILY' ? (
            <Text color="fg.muted">op werkdagen om</Text>
          ) : (
            <>
              <Text color="fg.muted">op</Text>
              <chakra.div w="8.5rem">
                <NativeChoice
                  label="Dag van het bericht"
                  value={String(weekday)}
                  options={days}
                  onChange={value => onChange({ weekday: Number(value) })}
                />
              </chakra.div>
              <Text color="fg.muted">om</Text>
            </>
          )}
          <chakra.div w="6.5rem">
            <NativeChoice
              label="Tijd van het bericht"
              value={String(minuteOfDay)}
              options={offered.map(minute => ({ value: String(minute), label: clockOf(minute) }))}
              onChange={value => onChange({ minuteOfDay: Number(value) })}
            />
          </chakra.div>
        </HStack>
      )}
      <Text mt="1.5" textStyle="xs" color="fg.muted">
        {rhythm === 'OFF' ? 'Je ziet op de site wat er nieuw is.' : 'Niets gevonden, geen bericht.'}
        {rhythm === 'AT_ONCE' && ' Zodra er bij het verversen iets nieuws is.'}
      </Text>
    </chakra.fieldset>
  )
}
