import { proseOf } from './prose.js'

const MAX_LENGTH = 200
/** Whole sentences of at least this length are enough; shorter ones are followed by the beginning of the next. */
const ENOUGH = 100

const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })
const sentenceBreaks = new Intl.Segmenter('nl', { granularity: 'sentence' })

/** Words that say no more than that somebody is sought, or that this is the text of a tender. */
const FILLERS = new Set(
  `voor onze ons direct directe eindklant klant opdrachtgever zoeken zoekt gezocht gevraagd wij we zijn is op zoek naar een de het
   in te bij van aan en per spoedig nieuwe versterking collega vacature opdracht functie functietitel aanvraag aanbesteding
   betreft titel deze dit bent ben jij je the a of for are looking`.split(/\s+/),
)

/** Headings that some sites put in front of the text on the same line, when a sentence follows. */
const INLINE_HEADING =
  /^(?:(?:korte |algemene )?(?:functie ?|opdracht)?(?:om|be)schrijving(?: van de (?:opdracht|aanbesteding))?|(?:de |over de |jouw )?(?:opdracht|functie|rol|organisatie|opdrachtgever|afdeling)|over (?:ons|het team|de klant)|introductie|inleiding|achtergrond|aanleiding|samenvatting|context|taken|werkzaamheden)\s*[:–-]?\s+/iu
const BEGINS_SENTENCE =
  /^(?:De|Het|Een|Wij|We|Je|Jij|U|Voor|In|Deze|Dit|Als|Binnen|Op|Om|Met|Bij|Er|Ons|Onze|Ter|Namens|Vanuit)\s/u
/** 'Doel: Het verkrijgen van …': a label before a sentence. */
const INLINE_LABEL = /^\p{Lu}[\p{L} ]{1,30}:\s+(?=\p{Lu}\p{Ll}*\s)/u
const ABBREVIATED =
  /(?:^|[\s(])(?:\p{L}|(?:\p{L}\.)+\p{L}|ca|art|nr|max|min|incl|excl|resp|evt|mr|dr|ir|ing|drs|prof|st|jl|mln|mld)\.\s*$/iu
/** 'Zie II.2.4', 'Zie bijgevoegd document.': that stands elsewhere. */
const REFERENCE = /^(?:zie|see)\s.{0,60}$/iu

interface Described {
  readonly title: string
  /** Of the buyer and of the source: a card shows them beside the summary. */
  readonly names: readonly string[]
  readonly description: string | null
}

/**
 * The beginning of a description for a card: from the first sentence that says more than the title does, without headings,
 * in whole sentences, or else to the end of a word, with an ellipsis. Empty when the description says no more than the title.
 */
export function summaryOf({ title, names, description }: Described): string {
  if (!description) return ''
  const heading = title.replace(/\s+/g, ' ').trim()
  const { sentences, rest } = proseOf(description)
  const known = new Set([title, ...names].flatMap(wordsOf))
  const saysMore = (text: string) =>
    !REFERENCE.test(text) && wordsOf(text).some(word => !known.has(word) && !FILLERS.has(word))
  const told = sentences
    .flatMap(line => sentencesOf(withoutLead(line, heading)))
    .filter((sentence, index, all) => saysMore(sentence) && all.indexOf(sentence) === index)
  if (told.length > 0)
    return joined(
      told.map((sentence, index) => (index < told.length - 1 ? ended(sentence) : sentence)),
      ' ',
    )
  return joined(rest.filter(saysMore), '; ')
}

/** Case and accents do not matter. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Takes away the title, and a heading or label, where a line begins with it. */
function withoutLead(line: string, title: string): string {
  const isTitled = line.toLowerCase().startsWith(title.toLowerCase())
  const after = isTitled ? /^["'”’]?\s*[-–—:|.,]\s*(?=\S)/u.exec(line.slice(title.length)) : null
  const text = after ? line.slice(title.length + after[0].length) : line
  const headed = text.replace(INLINE_HEADING, '')
  const bare = (BEGINS_SENTENCE.test(headed) ? headed : text).replace(INLINE_LABEL, '')
  return bare === line ? line : bare.charAt(0).toUpperCase() + bare.slice(1)
}

function sentencesOf(line: string): readonly string[] {
  const parts: string[] = []
  for (const { segment } of sentenceBreaks.segment(line)) {
    const before = parts.at(-1)
    if (before !== undefined && ABBREVIATED.test(before)) parts[parts.length - 1] = before + segment
    else parts.push(segment)
  }
  return parts.map(part => part.trim()).filter(part => part !== '')
}

const ended = (sentence: string) => (/[.!?…:;]["'”’)\]]*$/u.test(sentence) ? sentence : `${sentence}.`)

function joined(parts: readonly string[], separator: string): string {
  let whole = ''
  for (const part of parts) {
    const longer = whole ? whole + separator + part : part
    if (!fits(longer)) return beginningOf(whole, ENOUGH).length === ENOUGH ? whole : cutAtWord(longer)
    whole = longer
  }
  return whole
}

/** A character as a reader counts them is at least one UTF-16 unit. */
const fits = (text: string) => text.length <= MAX_LENGTH || beginningOf(text, MAX_LENGTH + 1).length <= MAX_LENGTH

/** The first characters (graphemes) of a text; what follows is not looked at, since a description may be long. */
function beginningOf(text: string, most: number): readonly string[] {
  const shown: string[] = []
  for (const { segment } of graphemes.segment(text)) if (shown.push(segment) === most) break
  return shown
}

/** Truncates before the word that does not fit, with room for the ellipsis; one endless word within, never within a character. */
function cutAtWord(text: string): string {
  const shown = beginningOf(text, MAX_LENGTH)
  const end = shown.lastIndexOf(' ')
  const cut = shown.slice(0, end > 0 ? end : MAX_LENGTH - 1).join('')
  return `${cut.replace(/[\s,;:.(–—-]+$/u, '')}…`
}
