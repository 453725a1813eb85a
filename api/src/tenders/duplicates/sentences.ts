import { plainWords } from '../organisations/plain-words.js'

/** Numerals, because one site has '7 stations' and another 'zeven stations'. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig'
    .split(' ')
    .map((word, index) => [word, String(index + 2)]),
)

/** Words about terms and applications, which each site phrases differently; terms are compared as fields. */
const TERMS =
  /\b(?:uur|uren|dag|dagen|maand|maanden|jaar|jaren|deadline|(?<!\bvoer\p{L}* )gesprek(?:ken)?|tarief|startdatum|start|looptijd|duur|verleng\p{L}*|optie|opties|zzp\p{L}*|hybride|standplaats|(?:op|werk) ?locatie|rectificatie|screening|vog|cv\p{L}*)\b/giu

/** Length up to which one such word suffices; longer sentences may mention 'een jaar' in passing. */
const SHORT = 6
const isAboutTerms = (part: string, words: number): boolean => {
  const found = part.match(TERMS)?.length ?? 0
  return found > 1 || (found === 1 && words <= SHORT)
}

/** A client that presents itself mentions its staff instead of 'je'. */
const ABOUT_CLIENT =
  /\b(?:collega['’]?s|inwoners|werksfeer|werkgever|korte lijnen|ambities?|medewerkers werken|(?:wij|we) (?:zijn|werken|bieden)|onze organisatie|opdrachtgevers zijn|telt|multidisciplinair team|dynamische|professionals|rapporteert aan|arbeidsvoorwaarden|enthousiaste?|gedreven|informele|missie)\b/iu
const YOU = /\b(?:jij|je|jouw)\b/giu
/** Standard introductions: 'Westerveen is een groene gemeente', 'je werkt aan een mooie stad'. */
const INTRODUCTION = /^\s*\p{L}[^.]* (?:is|werkt|werken) (?:een|de|het|aan) /iu
const GENERAL_REQUIREMENTS = /\b(?:hbo|wo|mbo)\b|denkniveau|jaar (?:\p{L}+ )?ervaring|screening/iu

const isStandard = (part: string): boolean =>
  GENERAL_REQUIREMENTS.test(part) ||
  INTRODUCTION.test(part) ||
  (ABOUT_CLIENT.test(part) && (part.match(YOU)?.length ?? 0) < 2)

/** Minimum number of words; shorter parts are headings. */
const MIN_WORDS = 4

export interface Sentence {
  readonly all: readonly string[]
  readonly words: ReadonlySet<string>
  /** Pairs of adjacent words, which paraphrases do not share. */
  readonly bigrams: ReadonlySet<string>
  /** Capitalised words, and roads: `rokkeveen`, `a6`. */
  readonly names: ReadonlySet<string>
  /** Amount by unit: '480 meter', '1,8 miljoen'. */
  readonly amounts: ReadonlyMap<string, string>
  /** Amounts that remain in a rewritten text: '3.400 laptops', '6,2 miljoen'. */
  readonly counts: ReadonlySet<string>
  readonly isAboutTerms: boolean
  /** About the client or general requirements, which recur in each of its assignments. */
  readonly isStandard: boolean
}

const isNumber = (word: string) => /^\d+$/.test(word)

/** Splits a text into sentences; lines and list items are sentences too. */
export const sentencesIn = (text: string): readonly Sentence[] =>
  text.split(/[.!?;:](?=\s|$)|\n|•/).flatMap(part => {
    const all = plainWords(part)
    const words = all.map(word => NUMBERS.get(word) ?? word)
    if (words.length < MIN_WORDS) return []
    return {
      all,
      words: new Set(words.filter(word => !isNumber(word))),
      bigrams: new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`)),
      names: new Set((part.match(NAME) ?? []).flatMap(name => plainWords(name))),
      amounts: amountsIn(part),
      counts: countsIn(part),
      isAboutTerms: isAboutTerms(part, words.length),
      isStandard: isStandard(part),
    }
  })

/** A capitalised word inside a sentence, or the number of a road. */
const NAME = /(?<=[\p{L}\p{N},)(&-] ?[ (/])\p{Lu}\p{Ll}[\p{L}-]{2,}|\b[AN]\d{1,3}\b/gu

const AMOUNT = /(?<![\p{L}\p{N}.,])(\p{N}[\p{N}.,]*|\p{Ll}+) (\p{L}[\p{L}\p{N}]*)/gu

/** Hours, terms, prices and percentages, which brokers change. */
const IGNORED_UNITS =
  /^(?:uur|uren|dag|dagen|werkdag|werkdagen|weken|week|maand|maanden|jaar|jaren|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|euro|tot|of|en|à|x|keer|maal|procent)$/

function amountsIn(sentence: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, given, unit] of sentence.toLowerCase().matchAll(AMOUNT)) {
    const number = NUMBERS.get(given!) ?? given!.replace(/[.,]$/, '')
    if (/^\p{N}/u.test(number) && !IGNORED_UNITS.test(unit!) && !found.has(unit!)) found.set(unit!, number)
  }
  return found
}

const COUNT = /(?<![\p{L}\p{N}.,/:-])(\p{N}[\p{N}.,]*|\p{Ll}+) (?=(\p{L}[\p{L}\p{N}]*))/gu

/** Minimum, because smaller numbers occur in any text: 'twee opties', 'drie dagen'. */
const MIN_COUNT = 6

function countsIn(sentence: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, given, unit] of sentence.toLowerCase().matchAll(COUNT)) {
    const number = NUMBERS.get(given!) ?? given!.replace(/[.,]$/, '').replace(/\.(?=\d{3})/g, '')
    if (!/^\p{N}/u.test(number) || IGNORED_UNITS.test(unit!) || /^20[0-4]\d$/.test(number)) continue
    if (number.includes(',') || Number(number) >= MIN_COUNT) found.add(number)
  }
  return found
}
