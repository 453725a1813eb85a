import type { TenderType } from '../graphql.generated'
import { NATIONAL_LABEL, typeLabels } from '../labels.generated'

interface Typed {
  readonly tenderType: TenderType
  readonly isEuropean?: boolean | null | undefined
}

/** Below the European thresholds a procurement is not European, whatever its type is called. */
export const typeLabelOf = ({ tenderType, isEuropean }: Typed) =>
  tenderType === 'EU_PROCUREMENT' && isEuropean === false ? NATIONAL_LABEL : typeLabels[tenderType]
