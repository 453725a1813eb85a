import type { Settings } from '../settings/settings.js'

/**
 * SSRF: sources on this machine exist only in tests. Production refuses private addresses whatever the settings; any other mode refuses
 * them for addresses that a person entered.
 */
export const isOwnHost = (hostname: string): boolean => ['127.0.0.1', 'localhost'].includes(hostname)
export const mayAddOwnAddress = ({ environment }: Pick<Settings, 'environment'>): boolean => environment === 'test'
