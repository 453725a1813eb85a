/** eForms write ISO 639-3, the older forms ISO 639-1 in capitals. */
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

/** ISO 639-1 where there is such a code, else as given; `und` for none. */
export function languageCode(text: string | null | undefined): string {
  const code = text?.trim().toLowerCase() ?? ''
  if (!/^[a-z]{2,3}$/.test(code)) return 'und'
  return shortCodes.get(code) ?? code
}

/**
 * Dutch first, then the notice's own language, then English, then whatever comes first.
 * @returns null only of an empty list
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
