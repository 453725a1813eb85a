import { readEforms } from './eforms/eforms.js'
import { parseXml } from '../../xml/parse-xml.js'
import { readTedExport } from './ted-export/ted-export.js'
import { UnreadableXml } from '../../xml/unreadable-xml.js'
import type { XmlNotice } from './xml-notice.js'

export type { XmlNotice } from './xml-notice.js'

const eformsRoots = new Set([
  'PriorInformationNotice',
  'ContractNotice',
  'ContractAwardNotice',
  'BusinessRegistrationInformationNotice',
])
/** TED_ESENDERS is the envelope in which eSenders submit a notice. */
const tedRoots = new Set(['TED_EXPORT', 'TED_ESENDERS'])

/** @throws UnreadableXml */
export function readNotice(xml: string): XmlNotice {
  const root = parseXml(xml)
  if (eformsRoots.has(root.name)) return readEforms(root)
  if (tedRoots.has(root.name)) return readTedExport(root)
  throw new UnreadableXml(`Dit is geen TED-aankondiging: ${root.name.slice(0, 40)}`)
}
