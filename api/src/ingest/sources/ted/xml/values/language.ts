/** Maps ISO 639-3, as in eForms, to ISO 639-1, which the older forms have in capitals. */
const shortCodes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bul: 'bg',
    ces: 'cs',
    dan: 'da',
    deu: 'de',
    ell: 'el',
    eng: 'en',
    est: 'et',
    fin: 'fi',
    fra: 'fr',
    gle: 'ga',
    hrv: 'hr',
    hun: 'hu',
    isl: 'is',
    ita: 'it',
    lav: 'lv',
    lit: 'lt',
    mkd: 'mk',
    mlt: 'mt',
    nld: 'nl',
    nor: 'no',
    pol: 'pl',
    por: 'pt',
    ron: 'ro',
    slk: 'sk',
    slv: 'sl',
    spa: 'es',
    srp: 'sr',
    swe: 'sv',
    tur: 'tr',
    ukr: 'uk',
  }),
)

/** ISO 639-1 where such a code exists, else the input; `und` without input. */
export function languageCode(text: string | null | undefined): string {
  const code = text?.trim().toLowerCase() ?? ''
  if (!/^[a-z]{2,3}$/.test(code)) return 'und'
  return shortCodes.get(code) ?? code
}

/**
 * Preference: Dutch, then the notice's own language, then English, then the first available.
 * @returns null only for an empty list
 */
export function inBestLanguage<Choice>(
  choices: readonly Choice[],
  languageOf: (choice: Choice) => string,
  own: readonly string[],
): Choice | null {
  for (const language of ['nl', ...own, 'en']) {
    const found = choices.find(choice => languageOf(choice) === language)
    if (found !== undefined) return found
  }
  return choices[0] ?? null
}
