/** Stop words. */
const COMMON = new Set(
  `zijn wordt worden heeft hebben waar naar onze ons jouw jij wij zij hun binnen tussen opdracht opdrachtgever gemeente
   provincie waterschap ministerie zoekt zoeken gezocht team afdeling organisatie werkzaamheden medewerker ervaring jaar
   minimaal circa inclusief onder meer andere gedurende jaren uur week dient bent werk werkt werken nieuwe nieuw diverse
   tijdens over ook deze deel uitvoeren uitvoering opstellen begeleiden begeleiding project projecten twee drie vier vijf
   raamovereenkomst overeenkomst levering leveren onderhoud aanbesteding ervaren senior een functie rol client public
   sector`.split(/\s+/),
)
export const isCommon = (word: string): boolean => COMMON.has(word)

/** A number that remains in a rewritten text, other than hours and years. */
const isAmount = (word: string) => /^\d{2,6}$/.test(word) && Number(word) > MAX_HOURS && !/^20[0-4]\d$/.test(word)
const MAX_HOURS = 40

const STEM_LENGTH = 6
export const stemOf = (word: string): string => word.slice(0, STEM_LENGTH)

/** Prefixes of distinctive words, so that inflections are equal; and amounts. */
export const stemsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter(word => isAmount(word) || isDistinctive(word)).map(stemOf))

const MIN_LETTERS = 4
const isDistinctive = (word: string) => word.length >= MIN_LETTERS && !/^\d+$/.test(word) && !isCommon(word)
