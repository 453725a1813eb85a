import { isPresent, lineOf, linesOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'
import type { Lot } from '../xml-notice.js'

const isPart = (name: string) => name === 'OBJECT_DESCR' || /^F\d\d_ANNEX_B|^ANNEX_B|^LOT_PRIOR_INFORMATION$/.test(name)

/**
 * `parts` describe the object, one per lot or one for the whole; `lots` are the parts that suppliers can tender for
 * separately.
 */
export function lotsOf(form: XmlElement): { readonly lots: readonly Lot[]; readonly parts: readonly Lot[] } {
  const elements = form.descendants(isPart, name => name === 'MODIFICATIONS_CONTRACT')
  const parts = elements.map((element, index) => {
    const id = lineOf(element.child('LOT_NO') ?? element.child('LOT_NUMBER'))
    return {
      isLot: elements.length > 1 || isPresent(id),
      id: id ?? String(index + 1),
      title: lineOf(element.child('TITLE') ?? element.child('LOT_TITLE')),
      description: linesOf(element.child('SHORT_DESCR') ?? element.child('LOT_DESCRIPTION')),
    }
  })
  const asLot = ({ id, title, description }: Lot): Lot => ({ id, title, description })
  return { lots: parts.filter(({ isLot }) => isLot).map(asLot), parts: parts.map(asLot) }
}
