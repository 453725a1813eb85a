import { MAX_LOTS } from '../../../notice-lots.js'
import { dayOf } from '../../../source-day.js'
import { lotValue } from '../../../stated-value.js'
import { cpvCodes, nutsCodes } from '../values/codes.js'
import { durationOf } from '../values/duration.js'
import { isPresent, lineOf, linesOf } from '../values/words.js'
import type { XmlElement } from '../../../xml/xml-element.js'
import type { Lot } from '../xml-notice.js'
import { estimateOfLot } from './estimate.js'
import { townIn } from './place.js'
import { writtenDay } from './written-day.js'

const isPart = (name: string) => name === 'OBJECT_DESCR' || /^F\d\d_ANNEX_B|^ANNEX_B|^LOT_PRIOR_INFORMATION$/.test(name)

/**
 * `parts` describe the object, one per lot or one for the whole; `lots` are the parts that suppliers can tender for
 * separately.
 */
export function lotsOf(form: XmlElement): { readonly lots: readonly Lot[]; readonly parts: readonly Lot[] } {
  const elements = form.descendants(isPart, name => name === 'MODIFICATIONS_CONTRACT').slice(0, MAX_LOTS)
  const numbers = elements.map(element => lineOf(element.child('LOT_NO') ?? element.child('LOT_NUMBER')))
  const parts = elements.map((element, index) => partOf(numbers[index] ?? String(index + 1), element))
  return { lots: parts.length > 1 || isPresent(numbers[0]) ? parts : [], parts }
}

const partOf = (id: string, part: XmlElement): Lot => ({
  id,
  title: lineOf(part.child('TITLE') ?? part.child('LOT_TITLE')),
  description: linesOf(part.child('SHORT_DESCR') ?? part.child('LOT_DESCRIPTION')),
  cpv: cpvCodes(
    ['CPV_MAIN', 'CPV_ADDITIONAL']
      .flatMap(name => [...part.all(name, 'CPV_CODE'), ...part.all('CPV', name, 'CPV_CODE')])
      .map(code => code.attribute('CODE')),
  ),
  nuts: nutsCodes(part.all('NUTS').map(code => code.attribute('CODE'))),
  place: townIn(part),
  ...lotValue({ estimate: estimateOfLot(part), maximum: null }),
  startDate:
    dayOf(part.child('DATE_START')?.text) ??
    writtenDay(part.first('PERIOD_WORK_DATE_STARTING', 'INTERVAL_DATE', 'START_DATE')),
  endDate:
    dayOf(part.child('DATE_END')?.text) ??
    writtenDay(part.first('PERIOD_WORK_DATE_STARTING', 'INTERVAL_DATE', 'END_DATE')),
  duration: lengthOf(part),
  options:
    [part.child('OPTIONS_DESCR'), part.child('RENEWAL_DESCR')].flatMap(text => linesOf(text) ?? []).join('\n') || null,
})

/** DURATION; before R2.0.9 the number of MONTHS or DAYS. */
function lengthOf(part: XmlElement): string | null {
  const duration = part.child('DURATION')
  const period = part.child('PERIOD_WORK_DATE_STARTING')
  return (
    durationOf(duration?.text, duration?.attribute('TYPE')) ??
    durationOf(period?.child('MONTHS')?.text, 'MONTH') ??
    durationOf(period?.child('DAYS')?.text, 'DAY')
  )
}
