import type { PublishedNotice } from '../published-notice.js'
import { codeOf, type Element, element, inDutch } from './element.js'
import { lotsOf } from './lots.js'

/** Which notice was changed, where, and why. */
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

/** Some name it by its number on TED, others by its UUID and version; of the samples the odd procedures do the latter. */
const changedNotice = ({ sample, number, uuid }: PublishedNotice) =>
  sample.procedure % 2 === 0 ? number : `${uuid}-01`
