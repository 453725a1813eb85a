const NOT_A_LETTER_OR_DIGIT = /[^\p{L}\p{N}]+/gu

/** Soft hyphens and zero-width characters. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]+/g

/** Names that differ from other words only by a sign. */
const SIGNED = /(?<![\p{L}\p{N}])(?:[cf]#|c\+\+|(?:asp|ado|vb)?\.net)(?!\p{L})/giu

export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '')

/** Spells C#, F#, C++ and .NET in letters. `search_tsvector` of the database does the same for the index. */
export const spelledOut = (text: string): string =>
  withoutInvisible(text).replaceAll(
    SIGNED,
    name => ` ${name.replace('#', 'sharp').replace('++', 'plusplus').replace('.', ' dot')} `,
  )

/** Folds case and accents, as the index does. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()

/** The folded words of a text, with names such as C# spelled out; a hyphenated word counts as one. */
export const wordsOf = (text: string): readonly string[] =>
  fold(spelledOut(text))
    .replaceAll(/(?<=[\p{L}\p{N}])[-''’](?=[\p{L}\p{N}])/gu, '')
    .split(NOT_A_LETTER_OR_DIGIT)
    .filter(word => word !== '')

/** A code or place name reduced to its folded letters and digits. */
export const lettersAndDigits = (text: string): string => fold(text).replaceAll(NOT_A_LETTER_OR_DIGIT, '')

/**
 * Light stemmer for keys of our tables: school and scholen, huis and huizen have the same key. It differs from the stemmer of the
 * database's index, so compare keys only with keys.
 */
export function stemOf(word: string): string {
  let stem = word
  for (let shorter = shorten(stem); shorter !== stem; shorter = shorten(stem)) stem = shorter
  return stem.replaceAll(/([aeou])\1/g, '$1')
}

function shorten(word: string): string {
  if (/.[tsrgn]ies$/.test(word)) return word.slice(0, -1)
  if (/..[^aius]s$/.test(word) && !word.endsWith('ies')) return word.slice(0, -1)
  if (!/...en$|....e$/.test(word)) return word
  return word
    .replace(/en?$/, '')
    .replace(/z$/, 's')
    .replace(/v$/, 'f')
    .replace(/([bdfgklmnprst])\1$/, '$1')
}

export const keyOfTerm = (term: string): string => wordsOf(term).map(stemOf).join(' ')
