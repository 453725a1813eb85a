import { dayOf } from '../../../source-day.js'
import type { XmlElement } from '../../../xml/xml-element.js'

/** Before R2.0.9 a date is three elements: DAY, MONTH and YEAR. */
export function writtenDay(element: XmlElement | null | undefined): string | null {
  const [year, month, day] = ['YEAR', 'MONTH', 'DAY'].map(name => element?.child(name)?.text.padStart(2, '0'))
  return dayOf(`${year}-${month}-${day}`)
}
