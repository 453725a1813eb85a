import { earliest, momentOf } from '../values/dates.js'
import { isPresent } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'
import { extensionOf } from './extension.js'

/**
 * Deadline for tenders, else for requests to participate, else for expressions of interest: the first kind that any lot
 * has.
 */
export function closingDateOf(lots: readonly XmlElement[]): string | null {
  const processes = lots.flatMap(lot => lot.all('TenderingProcess'))
  const periods = [
    processes.map(process => process.child('TenderSubmissionDeadlinePeriod')),
    processes.map(process => process.child('ParticipationRequestReceptionPeriod')),
    processes.map(process => extensionOf(process)?.child('InterestExpressionReceptionPeriod')),
  ]
  return periods.map(each => earliest(each.map(endOf).filter(isPresent))).find(isPresent) ?? null
}

const endOf = (period: XmlElement | null | undefined): string | null =>
  momentOf(period?.child('EndDate')?.text, period?.child('EndTime')?.text)
