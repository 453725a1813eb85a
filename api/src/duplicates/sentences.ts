import { plainWords } from '../organisations/plain-words.js'

/** Numbers in words, for one site writes '7 stations' and the other 'zeven stations'. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig'
    .split(' ')
    .map((word, index) => [word, String(index + 2)]),
)

/** Terms and how to apply: each site says these in its own way, and they are compared as fields where it gives them. */
const OF_TERMS =
  /\b(?:uur|uren|dag|dagen|maand|maanden|jaar|jaren|deadline|gesprek(?:ken)?|tarief|startdatum|start|looptijd|duur|verleng\p{L}*|optie|opties|zzp\p{L}*|hybride|standplaats|locatie|rectificatie|screening|vog|cv\p{L}*)\b/iu

/** Fewest words that make a sentence: less is a heading. */
const MIN_WORDS = 4

export interface Sentence {
  readonly words: ReadonlySet<string>
  /** Words beside each other, which another sentence about the same thing does not have. */
  readonly rows: ReadonlySet<string>
  /** Written with a capital, also roads: `rokkeveen`, `a6`. */
  readonly names: ReadonlySet<string>
  /** How many of what: '480 meter', '1,8 miljoen'. */
  readonly amounts: ReadonlyMap<string, string>
  readonly isOfTerms: boolean
}

const isNumber = (word: string) => /^\d+$/.test(word)

/** Sentence by sentence; items of lists and lines are sentences too. */
export const sentencesIn = (text: string): readonly Sentence[] =>
  text.split(/[.!?;:](?=\s|$)|\n|•/).flatMap(part => {
    const words = plainWords(part).map(word => NUMBERS.get(word) ?? word)
    if (words.length < MIN_WORDS) return []
    return {
      words: new Set(words.filter(word => !isNumber(word))),
      rows: new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`)),
      names: new Set((part.match(NAME) ?? []).flatMap(name => plainWords(name))),
      amounts: amountsIn(part),
      isOfTerms: OF_TERMS.test(part),
    }
  })

/** With a capital within the sentence, and the number of a road. */
const NAME = /(?<=[\p{L}\p{N},)(&-] ?[ (/])\p{Lu}\p{Ll}[\p{L}-]{2,}|\b[AN]\d{1,3}\b/gu

const AMOUNT = /(?<![\p{L}\p{N}.,])(\p{N}[\p{N}.,]*|\p{Ll}+) (\p{L}[\p{L}\p{N}]*)/gu

/** Hours, terms and prices, which a broker gives in its own way, and the share of a criterion. */
const OWN_UNITS =
  /^(?:uur|uren|dag|dagen|werkdag|werkdagen|weken|week|maand|maanden|jaar|jaren|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|euro|tot|of|en|à|x|keer|maal|procent)$/

function amountsIn(sentence: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, given, unit] of sentence.toLowerCase().matchAll(AMOUNT)) {
    const number = NUMBERS.get(given!) ?? given!.replace(/[.,]$/, '')
    if (/^\p{N}/u.test(number) && !OWN_UNITS.test(unit!) && !found.has(unit!)) found.set(unit!, number)
  }
  return found
}
