const MIN_LENGTH = 2
/** Longer ones were pasted, out of whatever it was. */
const MAX_LENGTH = 80

/** What looks like personal data; the text is in lower case. */
const personal: readonly RegExp[] = [
  // E-mail address, or the name of an account.
  /@/,
  // Web address, with or without its scheme; not ASP.NET.
  /:\/\/|\bwww\.|\b[a-z\d-]{2,}\.(?:nl|com|eu|org|be|de)\b/,
  // Telephone number, citizen service number (BSN), account number (IBAN), date of birth: eight digits, however they are grouped.
  /\d(?:[\s.,\-–/()+]*\d){7}/,
  // Postcode, which is a home with a number behind it.
  /\b[1-9]\d{3} ?[a-z]{2}\b/,
]

/**
 * Normalisation: one text for what is the same search. Data minimisation: null for what may be about a person, or is of no use to
 * find synonyms by.
 */
export function keptText(search: string): string | null {
  const visible = search.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  const text = visible
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toLowerCase()
  const { length } = Array.from(text)
  if (length < MIN_LENGTH || length > MAX_LENGTH || !/\p{L}/u.test(text)) return null
  return personal.some(pattern => pattern.test(text)) ? null : text
}
