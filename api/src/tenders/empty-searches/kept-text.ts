const MIN_LENGTH = 2
/** Longer texts were pasted and may contain anything. */
const MAX_LENGTH = 80

/** Patterns of personal data, for text in lower case. */
const personal: readonly RegExp[] = [
  // E-mail address or account name.
  /@/,
  // Web address, with or without its scheme; not ASP.NET.
  /:\/\/|\bwww\.|\b[a-z\d-]{2,}\.(?:nl|com|eu|org|be|de)\b/,
  // Telephone number, citizen service number (BSN), account number (IBAN) or date of birth: eight digits in any grouping.
  /\d(?:[\s.,\-–/()+]*\d){7}/,
  // Postcode, which together with a house number identifies a home.
  /\b[1-9]\d{3} ?[a-z]{2}\b/,
]

/**
 * Normalisation: equal searches become one text. Data minimisation: null for text that may be about a person, or that is useless for
 * finding synonyms.
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
