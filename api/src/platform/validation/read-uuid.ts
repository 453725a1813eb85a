import { validate as isUuid } from 'uuid'

/** A uuid in lower case, as PostgreSQL writes it, so that one from a client equals one from the database; null for any other value. */
export const readUuid = (value: unknown): string | null =>
  typeof value === 'string' && isUuid(value) ? value.toLowerCase() : null
