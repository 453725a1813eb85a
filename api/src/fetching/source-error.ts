/**
 * Something is the matter with a source. The message is a Dutch sentence for whoever operates the product.
 * `unreachable`: nobody answered. `refused`: it answered that it will not serve us. `unexpected`: it answered something
 * else than it should. `limit`: it was too much, or took too long. `oversized`: one answer was too large; others may do.
 */
export class SourceError extends Error {
  constructor(
    readonly kind: 'unreachable' | 'refused' | 'unexpected' | 'limit' | 'oversized',
    message: string,
    options?: ErrorOptions,
    /** The HTTP status, where there was one. */
    readonly status?: number,
  ) {
    super(message, options)
  }
}
