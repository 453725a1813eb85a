import type { Amount } from '../../../../notices/amount.js'
import { amountOf } from '../values/amounts.js'
import { isPresent } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'

const isCost = (name: string) => name === 'VALUE_COST' || name === 'HIGH_VALUE'

/**
 * Amount before R2.0.9: FMTVAL of a VALUE_COST, or of the HIGH_VALUE of a range; the currency is an attribute of an
 * ancestor.
 */
export function costOf(element: XmlElement | null | undefined): Amount | null {
  if (!element) return null
  const around = [element, ...element.descendants(name => name.startsWith('COSTS_RANGE'))]
  const currency = around.map(each => each.attribute('CURRENCY')).find(isPresent)
  return (
    element
      .descendants(isCost)
      .map(cost => amountOf(cost.attribute('FMTVAL') ?? cost.text, cost.attribute('CURRENCY') ?? currency))
      .find(isPresent) ?? null
  )
}
