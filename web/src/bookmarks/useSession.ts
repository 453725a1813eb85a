import { useSessionQuery } from '../graphql.generated'

/** Until `session/use-session` is there: the same shape. */
export function useSession() {
  const { data } = useSessionQuery()
  const user = data?.session.user ?? null
  return { state: data ? (user ? 'user' : 'visitor') : 'checking', user } as const
}
