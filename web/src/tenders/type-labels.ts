import type { TenderType } from '../graphql.generated'

export const typeLabels: Readonly<Record<TenderType, string>> = {
  EU_PROCUREMENT: 'Europese aanbesteding',
  FREELANCE_CONTRACT: 'Freelance opdracht',
}
