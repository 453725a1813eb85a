interface Listed {
  readonly notListedSince?: string | null | undefined
  readonly closingDate?: string | null | undefined
}

/**
 * Since when its source no longer lists a tender whose closing date is still to come: it may have been filled, so the
 * date is no longer reliable.
 */
export function goneBeforeClosing({ notListedSince, closingDate }: Listed, now = Date.now()): string | null {
  if (!notListedSince) return null
  return closingDate && Date.parse(closingDate) <= now ? null : notListedSince
}
