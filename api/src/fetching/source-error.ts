/**
 * An error of a source. The message is a Dutch sentence for the operator. `unreachable`: no answer. `refused`: it
 * answered that it will not serve us. `unexpected`: the answer has another form than expected. `limit`: too much data,
 * or too slow. `oversized`: one answer was too large; others may still be read.
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

/** The time limit of a source has passed. */
export const timeIsUp = () => new SourceError('limit', 'De tijd voor deze bron was om.')
