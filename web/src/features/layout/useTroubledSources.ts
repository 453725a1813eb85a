import { useTroubledSourceCountQuery } from './TroubledSources.generated'
import { useSession } from '../../connection/session/use-session'

/** How many sources are suspect or fail; 0 for everybody but administrators, for whom alone it is asked. */
export function useTroubledSources(): number {
  const { isAdmin } = useSession()
  const { data } = useTroubledSourceCountQuery({ skip: !isAdmin })
  return data?.troubledSourceCount ?? 0
}
