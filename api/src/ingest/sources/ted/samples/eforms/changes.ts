import type { PublishedNotice } from '../published-notice.js'
import { codeOf, type Element, element, inDutch } from './element.js'
import { lotsOf } from './lots.js'

/** Reference to the changed notice, with the section and the reason. */
export const changes = ({ sample, follows }: PublishedNotice): Element =>
  element('efac:Changes', [
    follows && element('efbc:ChangedNoticeIdentifier', changedNotice(follows)),
    element('efac:Change', [
      inDutch('efbc:ChangeDescription', 'De termijn voor het indienen van inschrijvingen is gewijzigd.'),
      ...lotsOf(sample).map(({ id }) => element('efac:ChangedSection', [element('efbc:ChangedSectionIdentifier', id)])),
    ]),
    element('efac:ChangeReason', [
      codeOf('cbc:ReasonCode', 'change-corrig-justification', 'update-add'),
      inDutch('efbc:ReasonDescription', 'Naar aanleiding van vragen van gegadigden.'),
    ]),
  ])

/**
 * Buyers refer to a notice by its number on TED, or by its UUID and version; samples with an odd procedure number use
 * the latter.
 */
const changedNotice = ({ sample, number, uuid }: PublishedNotice) =>
  sample.procedure % 2 === 0 ? number : `${uuid}-01`
