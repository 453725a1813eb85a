import { sources } from '../../reference/sources.js'

/** A site that hides its client names itself. */
export const brokers: readonly string[] = sources.map(({ name }) => name)
