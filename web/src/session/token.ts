import { lasting } from '../browser-storage'

const KEY = 'authToken'

export const tokenNow = () => lasting.get(KEY)

/** Without a token the one of before goes. */
export const keepToken = (token: string | null) => lasting.set(KEY, token)
