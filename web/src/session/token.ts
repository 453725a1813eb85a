const KEY = 'authToken'

export const tokenNow = () => localStorage.getItem(KEY)

/** Without a token the one of before goes. */
export function keepToken(token: string | null): void {
  if (token) localStorage.setItem(KEY, token)
  else localStorage.removeItem(KEY)
}
