import type { CpvLabels } from '../active-filters'
import { useCpvLabelsQuery } from './CpvLabels.generated'

/** Labels of CPV codes; unknown codes have none, nor does any code until the server has answered. */
export function useCpvLabels(codes: readonly string[]): CpvLabels {
  const { data } = useCpvLabelsQuery({
    variables: { codes: [...codes] },
    skip: codes.length === 0,
    fetchPolicy: 'cache-first',
  })
  return Object.fromEntries(data?.cpvLabels.flatMap(({ code, label }) => (label ? [[code, label]] : [])) ?? [])
}
