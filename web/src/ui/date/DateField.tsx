import { Button, DatePicker, IconButton, parseDate, Portal } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { writtenDay } from '../../dutch'
import { calendarTexts } from './calendar-texts'

interface DateFieldProps {
  readonly label: string
  /** A calendar day, yyyy-MM-dd; empty for none. */
  readonly value: string
  readonly isDisabled: boolean
  readonly onChange: (value: string) => void
}

/** A day of the calendar, typed or picked; the week starts on Monday. Time zones play no part: the value stays text. */
export default function DateField({ label, value, isDisabled, onChange }: DateFieldProps) {
  return (
    <DatePicker.Root
      recipe={datePickerSlotRecipe}
      locale="nl-NL"
      startOfWeek={1}
      timeZone="Europe/Amsterdam"
      translations={calendarTexts}
      placeholder="Selecteer een datum"
      disabled={isDisabled}
      format={day => writtenDay(day.toString())}
      value={value ? [parseDate(value)] : []}
      onValueChange={({ value: [day] }) => onChange(day?.toString() ?? '')}
    >
      <DatePicker.Label>{label}</DatePicker.Label>
      <DatePicker.Control>
        <DatePicker.Input bg="bg" borderColor="border.control" />
        <DatePicker.IndicatorGroup>
          <DatePicker.Trigger>
            <CalendarDays size={16} />
          </DatePicker.Trigger>
        </DatePicker.IndicatorGroup>
      </DatePicker.Control>
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

/** WCAG 2.5.3: the text that is seen, 'oktober 2026', is part of the name of the button. */
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
