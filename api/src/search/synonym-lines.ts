/**
 * Synonyms, abbreviations and English pairs: one line a group. `a | b` are the same, whichever was typed; `x > a | b`: whoever
 * types x asks for a and b too, and not the other way round. Lower case, singular; terms of four words at most. Inflections and
 * derivations are found by rules, see stem.ts and derivations.ts.
 */
export const synonymLines = `
openbare verlichting | straatverlichting | lantaarnpalen | lichtmasten
`
