import type { Settings } from '../settings/settings.js'

/**
 * SSRF: only tests have sources on this machine. Production refuses private addresses whatever the settings say; an
 * address that somebody typed is refused everywhere else too.
 */
export const isOwnHost = (hostname: string): boolean => ['127.0.0.1', 'localhost'].includes(hostname)
export const mayAddOwnAddress = ({ environment }: Pick<Settings, 'environment'>): boolean => environment === 'test'
