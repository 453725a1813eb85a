import { pino } from 'pino'

/** JSON lines on standard error; what a person should read at the start goes to standard output. */
export const log = pino({ level: process.env.LOG_LEVEL || 'info', base: null }, pino.destination(2))
