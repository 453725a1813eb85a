import { plainWords } from '../organisations/plain-words.js'

/** Numbers in words, for one site writes '7 stations' and the other 'zeven stations'. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  'twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ').map((word, index) => [word, String(index + 2)]),
)

/** Terms and how to apply: each site says these in its own way, and they are compared as fields where it gives them. */
const OF_TERMS =
  /\b(?:uur|uren|dag|dagen|maand|maanden|jaar|jaren|deadline|gesprek(?:ken)?|tarief|startdatum|start|looptijd|duur|verleng\p{L}*|optie|opties|zzp\p{L}*|hybride|standplaats|locatie|rectificatie|screening|vog|cv\p{L}*)\b/iu

/** Fewest words that make a sentence: less is a heading. */
const MIN_WORDS = 4

export interface Sentence {
  readonly words: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
  /** Words beside each other, which another sentence about the same thing does not have. */
  readonly rows: ReadonlySet<string>
}

const isNumber = (word: string) => /^\d+$/.test(word)

/** What is asked for, sentence by sentence; items of lists and lines are sentences too. */
export const sentencesIn = (text: string): readonly Sentence[] =>
  text.split(/[.!?;:](?=\s|$)|\n|•/).flatMap(part => {
    if (OF_TERMS.test(part)) return []
    const words = plainWords(part).map(word => NUMBERS.get(word) ?? word)
    if (words.length < MIN_WORDS) return []
    return {
      words: new Set(words.filter(word => !isNumber(word))),
      numbers: new Set(words.filter(isNumber)),
      rows: new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`)),
    }
  })
