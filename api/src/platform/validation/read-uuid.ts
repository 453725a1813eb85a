import { validate as isUuid } from 'uuid'

/**
 * A uuid as PostgreSQL writes it, in lower case, so that one from a client compares equal to one from the database;
 * null for any other value.
 */
export const readUuid = (value: unknown): string | null =>
  typeof value === 'string' && isUuid(value) ? value.toLowerCase() : null
