/** Articles, prepositions and the like. */
const STOP_WORDS = new Set(
  `de het een den der des t van voor in op te ter ten tot met zonder bij aan om uit over door naar en of als per tbv t.b.v
   middel behoeve betreffende inzake ten o.a the of and for`.split(/\s+/),
)

/** Words in lower case, without accents, of letters and digits only. Hyphens and slashes separate them. */
export const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' en ')
    .replace(/\bc#/g, 'csharp')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !STOP_WORDS.has(word))
