import type { CpvLabels } from '../active-filters'
import { useCpvLabelsQuery } from './CpvLabels.generated'

/** What these codes are called; until the server says so, and for what is no code, nothing. */
export function useCpvLabels(codes: readonly string[]): CpvLabels {
  const { data } = useCpvLabelsQuery({
    variables: { codes: [...codes] },
    skip: codes.length === 0,
    fetchPolicy: 'cache-first',
  })
  return Object.fromEntries(data?.cpvLabels.flatMap(({ code, label }) => (label ? [[code, label]] : [])) ?? [])
}
