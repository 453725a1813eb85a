import type { DatePicker } from '@chakra-ui/react'

/** Screen reader texts of the calendar; the library's own are English. */
export const calendarTexts = {
  content: 'kalender',
  trigger: open => (open ? 'Kalender sluiten' : 'Kalender openen'),
  clearTrigger: 'Datum wissen',
  monthSelect: 'Maand kiezen',
  yearSelect: 'Jaar kiezen',
  weekColumnHeader: 'Wk',
  weekNumberCell: week => `Week ${week}`,
  prevTrigger: view => ({ day: 'Vorige maand', month: 'Vorig jaar', year: 'Vorig decennium' })[view],
  nextTrigger: view => ({ day: 'Volgende maand', month: 'Volgend jaar', year: 'Volgend decennium' })[view],
  viewTrigger: view => ({ day: 'Naar maandoverzicht', month: 'Naar jaaroverzicht', year: 'Jaaroverzicht' })[view],
  presetTrigger: days => `Kies ${days.join(' tot ')}`,
  dayCell: ({ valueText, selected, unavailable }) =>
    `${unavailable ? 'Niet beschikbaar. ' : selected ? 'Gekozen datum. ' : 'Kies '}${valueText}`,
  placeholder: () => ({ day: 'dd', month: 'mm', year: 'jjjj' }),
} satisfies NonNullable<DatePicker.RootProps['translations']>
