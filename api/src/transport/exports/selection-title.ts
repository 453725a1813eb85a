import { stageLabels, typeLabels } from '../../reference/labels.js'
import type { TenderStage } from '../../reference/tender-values.js'
import type { TenderFilter } from '../../tenders/tender/tender.inputs.js'

/** Describes the filter, as the title of a subscription: 'Tenders: "onderhoud", Utrecht'. */
export function selectionTitle({ search, tenderType, openClosed, archived, ...named }: TenderFilter): string {
  const words = [
    search?.trim() && `‘${search.trim()}’`,
    tenderType && typeLabels[tenderType],
    ...(named.tenderTypes?.map(type => typeLabels[type]) ?? []),
    ...either(named.stage, named.stages).map(stage => stageLabels[stage as TenderStage]),
    ...either(named.category ?? named.greenRockCategory, named.categories),
    ...either(named.organization, named.organizations),
    ...either(named.region, named.regions),
    ...either(named.source, named.sources),
    ...either(named.domain, named.domains),
    ...either(null, named.cpv).map(code => `CPV ${code}`),
    openClosed,
    archived && 'archief',
    ...either(null, named.excludedWords).map(word => `zonder ‘${word}’`),
    ...either(null, named.excludedOrganizations).map(name => `zonder ${name}`),
  ].filter(Boolean)
  return words.length > 0 ? `Tenders: ${words.join(', ')}` : 'Tenders'
}

const either = (one: string | null | undefined, several: readonly string[] | null | undefined) =>
  [one, ...(several ?? [])].filter(text => text != null)
