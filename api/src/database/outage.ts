/** The database went away, was too busy, or took too long: nobody's mistake, and it passes. */
export function isOutage(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  if (code && /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|57P0\d|57014|53\d{3}|55P03|08\w{3})$/.test(code)) return true
  return /timeout exceeded when trying to connect|Connection terminated/.test(message ?? '')
}
