import type { ReadDraft } from '../../notices/draft.js'
import { ClosingParty } from '../../../reference/tender-values.js'
import { factsIn } from '../adapters/posting-draft.js'
import { assignmentDraft } from '../assignments/assignment-draft.js'
import { writtenExtension, writtenHours, writtenNumber, writtenPay } from '../assignments/written.js'
import { writtenClosing } from '../written-closing.js'
import { writtenDay } from '../written-date.js'
import type { Job } from './shapes.js'

/** @throws RefusedItem */
export function normalise(listing: Job): ReadDraft {
  const fact = factsIn(listing.omschrijving)
  return assignmentDraft({
    id: listing.avnummer,
    title: listing.opdracht,
    organization: listing.opdrachtgever,
    description: listing.omschrijving,
    publishedAt: null,
    closing: writtenClosing(listing.sluiting_inschrijving),
    closingParty: ClosingParty.BROKER,
    place: listing.regio,
    url: `https://www.flextender.nl/opdracht?aanvraagnr=${encodeURIComponent(listing.avnummer)}`,
    terms: {
      ...writtenPay(fact('rate')),
      hoursPerWeek: writtenHours(listing.urenperweek),
      startDate: writtenDay(listing.aanvang, 'start'),
      positions: writtenNumber(listing.aantal_professionals),
      isExtendable: writtenExtension(listing.verlengingsoptie),
      reference: fact('reference') ?? listing.avnummer,
    },
  })
}
