import { pino } from 'pino'

/** JSON lines on standard error. The level is a setting: see lifecycle.ts. */
export const log = pino({ level: 'info', base: null }, pino.destination(2))
