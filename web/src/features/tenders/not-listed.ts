interface Listed {
  readonly notListedSince?: string | null | undefined
  readonly closingDate?: string | null | undefined
}

/**
 * Since when its source does not list a tender any more, as long as its closing date has not passed: it may have been filled, so that the date
 * would be no promise.
 */
export function goneBeforeClosing({ notListedSince, closingDate }: Listed, now = Date.now()): string | null {
  if (!notListedSince) return null
  return closingDate && Date.parse(closingDate) <= now ? null : notListedSince
}
