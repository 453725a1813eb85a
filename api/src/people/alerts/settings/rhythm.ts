/** How often a profile sends alerts. */
export const AlertRhythm = { OFF: 'off', AT_ONCE: 'at_once', DAILY: 'daily', WEEKLY: 'weekly' } as const
export type AlertRhythm = (typeof AlertRhythm)[keyof typeof AlertRhythm]
