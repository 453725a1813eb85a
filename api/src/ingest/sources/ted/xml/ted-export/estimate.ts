import type { Amount } from '../../../../notices/amount.js'
import { amountOf } from '../values/amounts.js'
import { type StatedValue, statedValue } from '../../../stated-value.js'
import type { XmlElement } from '../../../xml/xml-element.js'
import type { Lot } from '../xml-notice.js'
import { costOf } from './cost.js'

/** Estimated value of the procedure, else that of its lots, or of its only part. */
export function valueOf(form: XmlElement, lots: readonly Lot[]): StatedValue {
  const object = form.child('OBJECT_CONTRACT')
  const parts = object?.all('OBJECT_DESCR').map(part => priceOf(part.child('VAL_OBJECT'))) ?? []
  const stated = object ? priceOf(object.child('VAL_ESTIMATED_TOTAL')) : writtenEstimate(form)
  const estimate = stated ?? (lots.length === 0 ? (parts[0] ?? null) : null)
  return statedValue({ estimate, maximum: null }, { estimates: parts, maxima: [] })
}

/** VAL_OBJECT of a lot; before R2.0.9 the costs in its annex. */
export const estimateOfLot = (lot: XmlElement): Amount | null =>
  priceOf(lot.child('VAL_OBJECT')) ?? costOf(lot.child('NATURE_QUANTITY_SCOPE'))

/**
 * Before R2.0.9: the estimate of the framework, else of the quantity, else any within the object; never of an award or
 * a lot.
 */
function writtenEstimate(form: XmlElement): Amount | null {
  for (const wanted of ['TOTAL_ESTIMATED', 'NATURE_QUANTITY_SCOPE', 'QUANTITY_SCOPE_WORKS_DEFENCE', 'ESTIMATED_VALUE'])
    for (const element of form.descendants(name => name === wanted, isPart)) {
      const amount = costOf(element)
      if (amount) return amount
    }
  return null
}

const isPart = (name: string) => /^AWARD_|ANNEX|^LOT_/.test(name)

const priceOf = (element: XmlElement | null): Amount | null => amountOf(element?.text, element?.attribute('CURRENCY'))
