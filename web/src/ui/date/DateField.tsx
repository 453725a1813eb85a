import { Button, DatePicker, IconButton, parseDate, Portal, Text } from '@chakra-ui/react'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { writtenDay } from '../../platform/dutch'
import { calendarTexts } from './calendar-texts'

interface DateFieldProps {
  readonly label: string
  /** A calendar day, yyyy-MM-dd; empty for none. */
  readonly value: string
  readonly isDisabled?: boolean
  /** First and last day that can be picked, yyyy-MM-dd. The caller validates a typed day. */
  readonly first?: string
  readonly last?: string
  readonly placeholder?: string
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Empty for an invalid day. */
  readonly onChange: (value: string) => void
}

const dayOf = (value: string | undefined) => (value ? parseDate(value) : undefined)

/** A calendar day, typed or picked; weeks start on Monday. The value is text, so time zones do not matter. */
export default function DateField({
  label,
  value,
  isDisabled = false,
  first,
  last,
  placeholder = 'Selecteer een datum',
  error,
  hint,
  onChange,
}: DateFieldProps) {
  const messageId = useId()
  const message = error ?? hint
  const day = dayOf(value)
  return (
    <DatePicker.Root
      locale="nl-NL"
      startOfWeek={1}
      openOnClick
      timeZone="Europe/Amsterdam"
      translations={calendarTexts}
      placeholder={placeholder}
      disabled={isDisabled}
      invalid={error !== undefined}
      min={dayOf(first)}
      max={dayOf(last)}
      format={day => writtenDay(day.toString())}
      value={day ? [day] : []}
      onValueChange={({ value: [chosen] }) => onChange(chosen?.toString() ?? '')}
    >
      <DatePicker.Label>{label}</DatePicker.Label>
      <DatePicker.Control>
        <DatePicker.Input bg="bg" borderColor="border.control" aria-describedby={message ? messageId : undefined} />
        <DatePicker.IndicatorGroup>
          <DatePicker.Trigger>
            <CalendarDays size={16} />
          </DatePicker.Trigger>
        </DatePicker.IndicatorGroup>
      </DatePicker.Control>
      <Text id={messageId} role="status" textStyle="xs" color={error ? 'fg.error' : 'fg.muted'}>
        {message}
      </Text>
      <Portal>
        <DatePicker.Positioner>
          <DatePicker.Content>
            <DatePicker.View view="day">
              <MonthControl />
              <DatePicker.DayTable aria-roledescription="kalendermaand" />
            </DatePicker.View>
            <DatePicker.View view="month">
              <DatePicker.Header />
              <DatePicker.MonthTable aria-roledescription="kalenderjaar" />
            </DatePicker.View>
            <DatePicker.View view="year">
              <DatePicker.Header />
              <DatePicker.YearTable aria-roledescription="decennium" />
            </DatePicker.View>
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </DatePicker.Root>
  )
}

/** WCAG 2.5.3: the accessible name contains the visible text, 'oktober 2026'. */
const MonthControl = (): ReactNode => (
  <DatePicker.ViewControl justifyContent="space-between" mb="2">
    <DatePicker.PrevTrigger asChild>
      <IconButton variant="ghost" size="sm">
        <ChevronLeft size={16} />
      </IconButton>
    </DatePicker.PrevTrigger>
    <DatePicker.Context>
      {({ visibleRangeText }) => (
        <DatePicker.ViewTrigger asChild aria-label={`${visibleRangeText.start}, kies een andere maand`}>
          <Button variant="ghost" size="sm" color="fg">
            <DatePicker.RangeText />
          </Button>
        </DatePicker.ViewTrigger>
      )}
    </DatePicker.Context>
    <DatePicker.NextTrigger asChild>
      <IconButton variant="ghost" size="sm">
        <ChevronRight size={16} />
      </IconButton>
    </DatePicker.NextTrigger>
  </DatePicker.ViewControl>
)
