import { sources } from '../../reference/sources.js'

/** Names of sites, which name themselves when they hide their clients. */
export const brokers: readonly string[] = sources.map(({ name }) => name)
