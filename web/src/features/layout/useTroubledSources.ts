import { useTroubledSourceCountQuery } from './TroubledSources.generated'
import { useSession } from '../../connection/session/use-session'

/** Number of suspect or failing sources. Only administrators may query it; it is 0 for others. */
export function useTroubledSources(): number {
  const { isAdmin } = useSession()
  const { data } = useTroubledSourceCountQuery({ skip: !isAdmin })
  return data?.troubledSourceCount ?? 0
}
