import { typeLabels } from '../reference/labels.js'
import type { TenderFilter } from '../tenders/tender.inputs.js'

/** The filter in words, as the title of what is subscribed to: 'Tenders: "onderhoud", Utrecht'. */
export function selectionTitle({ search, tenderType, openClosed, archived, ...named }: TenderFilter): string {
  const words = [
    search?.trim() && `“${search.trim()}”`,
    tenderType && typeLabels[tenderType],
    named.category ?? named.greenRockCategory,
    named.organization,
    named.region,
    named.source,
    named.domain,
    openClosed,
    archived && 'archief',
  ].filter(Boolean)
  return words.length > 0 ? `Tenders: ${words.join(', ')}` : 'Tenders'
}
