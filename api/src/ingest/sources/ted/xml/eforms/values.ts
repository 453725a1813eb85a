import type { Amount } from '../../../../notices/amount.js'
import { unique } from '../../../../../platform/text/lists.js'
import { type Amounts, type StatedValue, statedValue } from '../../../stated-value.js'
import { amountOf } from '../values/amounts.js'
import type { XmlElement } from '../../../xml/xml-element.js'
import { extensionOf } from './extension.js'

/** A group of lots, such as `GLO-0001`. */
export const isGroup = (lot: XmlElement): boolean => lot.child('ID')?.attribute('schemeName') === 'LotsGroup'

/** BT-27 and BT-271 of the procedure, of a lot or of a group of lots. */
export function amountsIn(project: XmlElement | null): Amounts {
  const total = project?.child('RequestedTenderTotal')
  return {
    estimate: moneyOf(total?.child('EstimatedOverallContractAmount')),
    maximum: moneyOf(total && extensionOf(total)?.child('FrameworkMaximumAmount')),
  }
}

const moneyOf = (element: XmlElement | null | undefined): Amount | null =>
  amountOf(element?.text, element?.attribute('currencyID'))

/** @param lots without the groups of lots */
export function valueOf(root: XmlElement, lots: readonly XmlElement[]): StatedValue {
  const groups = sharedMaxima(root)
  const shared = groups.flatMap(group => group.lots)
  const grouped = new Set(shared)
  // The maximum of a lot in several groups cannot be told.
  const overlaps = grouped.size < shared.length
  const isAlone = (lot: XmlElement) => !grouped.has(lot.child('ID')?.text ?? '')
  const amountsOf = (lot: XmlElement) => amountsIn(lot.child('ProcurementProject'))
  return statedValue(amountsIn(root.child('ProcurementProject')), {
    estimates: lots.map(lot => amountsOf(lot).estimate),
    maxima: overlaps
      ? []
      : [...groups.map(({ maximum }) => maximum), ...lots.filter(isAlone).map(lot => amountsOf(lot).maximum)],
  })
}

interface SharedMaximum {
  readonly lots: readonly string[]
  readonly maximum: Amount
}

/** Lots that share one maximum: that of their group (BT-271, else BT-157 or, in a result, BT-156). */
function sharedMaxima(root: XmlElement): readonly SharedMaximum[] {
  const elements = byText(root.all('ProcurementProjectLot').filter(isGroup), 'ID')
  const results = byText(extensionOf(root)?.all('NoticeResult', 'GroupFramework') ?? [], 'TenderLot', 'ID')
  return root.all('TenderingTerms', 'LotDistribution', 'LotsGroup').flatMap(group => {
    const id = group.child('LotsGroupID')?.text ?? ''
    const element = elements.get(id)
    const maximum =
      amountsIn(element?.child('ProcurementProject') ?? null).maximum ??
      moneyOf(element?.first('TenderingProcess', 'FrameworkAgreement', 'EstimatedMaximumValueAmount')) ??
      moneyOf(results.get(id)?.child('GroupFrameworkMaximumValueAmount'))
    const lots = unique(group.all('ProcurementProjectLotReference', 'ID').map(({ text }) => text))
    return maximum && lots.length > 0 ? [{ lots, maximum }] : []
  })
}

const byText = (elements: readonly XmlElement[], ...path: readonly string[]): ReadonlyMap<string, XmlElement> =>
  new Map(elements.map(element => [element.first(...path)?.text ?? '', element]))
