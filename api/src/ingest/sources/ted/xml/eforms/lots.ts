import { MAX_LOTS } from '../../../notice-lots.js'
import { dayOf } from '../../../source-day.js'
import { lotValue } from '../../../stated-value.js'
import { cpvCodes, nutsCodes } from '../values/codes.js'
import { durationOf } from '../values/duration.js'
import { isPresent, lineOf, linesOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'
import type { Lot } from '../xml-notice.js'
import { closingDateOf } from './closing-date.js'
import type { InLanguage } from './organizations.js'
import { amountsIn } from './values.js'

/** @param cancelled ids of the lots that the notice cancels while others stay open */
export const lotsOf = (
  elements: readonly XmlElement[],
  cancelled: ReadonlySet<string>,
  inLanguage: InLanguage,
): readonly Lot[] =>
  elements.slice(0, MAX_LOTS).map((element, index) => {
    const project = element.child('ProcurementProject')
    return {
      id: lineOf(element.child('ID')) ?? String(index + 1),
      closingDate: closingDateOf([element]),
      ...(project ? contentOf(project, inLanguage) : {}),
      ...(cancelled.has(element.child('ID')?.text ?? '') ? { isWithdrawn: true } : {}),
    }
  })

function contentOf(project: XmlElement, inLanguage: InLanguage): Partial<Lot> {
  const addresses = project.all('RealizedLocation', 'Address')
  const period = project.child('PlannedPeriod')
  const length = period?.child('DurationMeasure')
  return {
    title: lineOf(inLanguage(project.all('Name'))),
    description: linesOf(inLanguage(project.all('Description'))),
    cpv: cpvCodes(cpvIn(project)),
    nuts: nutsCodes(addresses.flatMap(address => address.all('CountrySubentityCode')).map(({ text }) => text)),
    place: addresses.flatMap(address => lineOf(address.child('CityName')) ?? [])[0] ?? null,
    ...lotValue(amountsIn(project)),
    startDate: dayOf(period?.child('StartDate')?.text),
    endDate: dayOf(period?.child('EndDate')?.text),
    duration: durationOf(length?.text, length?.attribute('unitCode')),
    options: optionsIn(project, inLanguage),
  }
}

/** BT-54 options, and BT-57 renewals. */
const optionsIn = (project: XmlElement, inLanguage: InLanguage): string | null =>
  [
    project.all('ContractExtension', 'OptionsDescription'),
    project.all('ContractExtension', 'Renewal', 'Period', 'Description'),
  ]
    .map(texts => linesOf(inLanguage(texts)))
    .filter(isPresent)
    .join('\n') || null

/** Main code first. */
export const cpvIn = (project: XmlElement): readonly string[] =>
  ['MainCommodityClassification', 'AdditionalCommodityClassification']
    .flatMap(name => project.all(name, 'ItemClassificationCode'))
    .map(code => code.text)
