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
    readonly status?: number,
  ) {
    super(message, options)
  }
}

/** A redirect to an address outside the source's own hosts. */
export class RedirectedElsewhere extends SourceError {
  constructor(
    message: string,
    readonly target: URL,
  ) {
    super('unexpected', message)
  }
}

export const timeIsUp = () => new SourceError('limit', 'Het lezen van deze bron duurde te lang.')
