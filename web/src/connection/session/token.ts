import { lasting } from '../../platform/browser-storage'

const KEY = 'authToken'

export const tokenNow = () => lasting.get(KEY)

export const keepToken = (token: string | null) => lasting.set(KEY, token)
