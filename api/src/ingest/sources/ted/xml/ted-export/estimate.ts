import { type Amount, sumOf } from '../../../../notices/amount.js'
import { amountOf } from '../values/amounts.js'
import type { XmlElement } from '../../../xml/xml-element.js'
import { costOf } from './cost.js'

/** Estimated value of the procedure, else the sum of its parts. */
export function estimateOf(form: XmlElement): Amount | null {
  const object = form.child('OBJECT_CONTRACT')
  if (!object) return writtenEstimate(form)
  return (
    priceOf(object.child('VAL_ESTIMATED_TOTAL')) ??
    sumOf(object.all('OBJECT_DESCR').map(part => priceOf(part.child('VAL_OBJECT'))))
  )
}

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
