import type { PublishedNotice } from '../published-notice.js'
import { codeOf, type Element, element, inDutch } from './element.js'
import { lotsOf } from './lots.js'

/** Reference to the changed notice, with the section and the reason. */
export function changes({ sample, follows }: PublishedNotice): Element {
  const lots = lotsOf(sample)
  const withdrawn = lots.filter(({ isWithdrawn }) => isWithdrawn)
  const changed = withdrawn.length > 0 ? withdrawn : lots
  const { code, description, reason } = withdrawn.length > 0 ? withdrawal : laterClosing
  return element('efac:Changes', [
    follows && element('efbc:ChangedNoticeIdentifier', changedNotice(follows)),
    element('efac:Change', [
      inDutch('efbc:ChangeDescription', description),
      ...changed.map(({ id }) => element('efac:ChangedSection', [element('efbc:ChangedSectionIdentifier', id)])),
    ]),
    element('efac:ChangeReason', [
      codeOf('cbc:ReasonCode', 'change-corrig-justification', code),
      inDutch('efbc:ReasonDescription', reason),
    ]),
  ])
}

const laterClosing = {
  code: 'update-add',
  description: 'De termijn voor het indienen van inschrijvingen is gewijzigd.',
  reason: 'Naar aanleiding van vragen van gegadigden.',
}
const withdrawal = {
  code: 'cancel',
  description: 'Het perceel is ingetrokken; de andere percelen gaan door.',
  reason: 'De opdrachtgever voert dit deel van het werk zelf uit.',
}

/** A contract modification names the award notice that it changes. */
export const modification = ({ follows }: PublishedNotice): Element =>
  element('efac:ContractModification', [
    follows && element('efbc:ChangedNoticeIdentifier', follows.number),
    element('efac:Change', [
      inDutch('efbc:ChangeDescription', 'De opdracht is uitgebreid; de waarde is die na de wijziging.'),
      element('efac:ChangedSection', [element('efbc:ChangedSectionIdentifier', 'CON-0001')]),
    ]),
    element('efac:ChangeReason', [
      codeOf('cbc:ReasonCode', 'modification-justification', 'mod-nms'),
      inDutch(
        'efbc:ReasonDescription',
        'Aanvullende diensten die niet in de oorspronkelijke opdracht waren opgenomen.',
      ),
    ]),
  ])

/**
 * Buyers refer to a notice by its number on TED, or by its UUID and version; samples with an odd procedure number use
 * the latter.
 */
const changedNotice = ({ sample, number, uuid }: PublishedNotice) =>
  sample.procedure % 2 === 0 ? number : `${uuid}-01`
