import { places } from '../../reference/places.js'
import { fold } from '../../tenders/search/stem.js'
import { isTerm } from '../../tenders/search/synonyms.js'
import { MAX_POINT_LENGTH } from './points.js'
import type { Piece } from './read-text.js'
import { type Hit, isRare } from './skills.js'

const ASKS =
  /ervaring|ervaren|kennis|bekend|vertrouwd|vaardig|beheers|beschik|bezit|diploma|certific|registratie|geregistreerd|opleiding|\bhbo\b|\bmbo\b|\bwo\b|niveau|vereist|verplicht|noodzakelijk|affiniteit|rijbewijs|\bvog\b|experience|knowledge|proficien/i

/** Whether a sentence asks for something that a profile can have, rather than for a character. */
export const isQuestion = (text: string): boolean => ASKS.test(text)

const GENERAL =
  /\b(?:hbo|wo|mbo|vmbo|bachelor|master|diploma|denkniveau|opleiding\w*|nederlands\w*|engels\w*|vog|rijbewijs|screening|beschikbaar\w*|uur|uren|reisafstand|cv|gedrag)\b/

/** Whether it is asked of everybody, so that it tells nothing of the kind of work. */
export const isGeneral = ({ folded }: Piece): boolean => GENERAL.test(folded)

const STUDY = /\b(?:hbo|wo|mbo|bachelor|diploma|\w*opleiding\w*)\b/
/** Words about the level of a study, not about its field. */
const LEVEL =
  /^(?:hbo|wo|mbo|vmbo|bachelor|master|diploma|denkniveau|werk|niveau|\w*opleiding\w*|afgerond\w*|academisch\w*|universitair\w*|wetenschappelijke?|voltooide?|hoger|minimaal|minstens|minste|een|je|hebt|vergelijkbaar|vergelijkbare|gelijkwaardige?|relevante?|passende?|richting|technische?|aantoonbare?|\w*ervaring)$/

/** Whether a study in a field is asked, as in 'hbo bouwkunde', and not only a level: 'hbo werk- en denkniveau'. */
export const asksStudy = ({ folded, words }: Piece): boolean =>
  STUDY.test(folded) && words.some(word => !LEVEL.test(word.folded))

const NUMBERS = ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']
const YEARS =
  /\b(\d{1,2}|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)(?: ?(?:-|–|tot|à) ?\d{1,2})? ?\+? ?(?:jaar|jaren|years?)\b(?: of (\w+))?/gi
const MAX_YEARS = 30

function numberOf(text: string): number {
  const written = NUMBERS.indexOf(text.toLowerCase())
  return written < 0 ? Number(text) : written
}

/** Years of experience that a sentence asks for; null without any. */
export function yearsAsked(text: string): number | null {
  if (!/ervaring|experience|ervaren/i.test(text)) return null
  for (const { 1: one = '', 2: about = '', index } of text.matchAll(YEARS)) {
    if (/(?:afgelopen|laatste|komende|last) $/i.test(text.slice(0, index))) continue
    // 'Een jaar of acht' is about eight years.
    const years = (one.toLowerCase() === 'een' && numberOf(about)) || numberOf(one)
    if (years > 0 && years <= MAX_YEARS) return years
  }
  return null
}

const SUBJECT =
  /\b(?:ervaring|kennis|bekend|bekendheid|vertrouwd|affiniteit|inzicht|vaardig|experience|knowledge) (?:met|van|in|op het gebied van|als|binnen|bij|rondom|with|of) (?:het |de |een )?([^,.;:()]{3,80})/i
const MAX_SUBJECT_WORDS = 6
const SMALL_WORD = /^(?:is|en|of|in|van|de|het|een|met|bij|op|aan|voor|als|binnen|dat|die|zijn|je)$/i

/** The subject of a sentence, in a few of its words. */
export function subjectOf(text: string): string {
  const words: string[] = []
  for (const word of (SUBJECT.exec(text)?.[1] ?? text).split(/\s+/).slice(0, MAX_SUBJECT_WORDS))
    if ([...words, word].join(' ').length <= MAX_POINT_LENGTH) words.push(word)
  while (words.length > 1 && SMALL_WORD.test(words.at(-1)!)) words.pop()
  const subject = words.join(' ').replace(/[,.;:]+$/, '') || text.slice(0, MAX_POINT_LENGTH)
  return subject.charAt(0).toUpperCase() + subject.slice(1)
}

const placeNames = new Set(places.map(({ name }) => fold(name)))
const NOT_A_NAME = new Set(
  `je jij jouw u uw wij we de het een nederland nederlands nederlandse engels engelse europese hbo wo mbo btw cv it ict
   eis eisen wens wensen rijk overheid gemeente provincie`.split(/\s+/),
)
const MAX_NAMES = 6
/** A bullet of so few words is a name, unless it is a character: 'Teamspeler'. */
const MAX_BARE_WORDS = 2
const CHARACTER =
  /(?:gericht|ief|speler|vaardig|vaardigheden|sterk|zaam|baar|bewust|kundig|lijk|isch|heid|hands|flexibel)$/

/**
 * Products, methods and certificates that a sentence names and that are no skills of the description: 'Digikoppeling'.
 * @param known names of the client and the place, folded
 */
export function namesIn({ text, words }: Piece, hits: readonly Hit[], known: ReadonlySet<string>): readonly string[] {
  const names: string[] = []
  const [first] = words
  const isBare = first && words.length <= MAX_BARE_WORDS && isRare(first) && !CHARACTER.test(first.folded)
  let last = -2
  for (const [place, { raw, folded, start, end }] of words.entries()) {
    const isCapital = /^\p{Lu}/u.test(raw) && raw.length > 1
    const isSurelyName = /^.\p{Lu}|\d/u.test(raw)
    const beginsSentence = place === 0 ? !isTerm(folded) && !isBare : /[.!?:]\s*$/.test(text.slice(0, start))
    if (!isCapital || (beginsSentence && !isSurelyName)) continue
    if (NOT_A_NAME.has(folded) || placeNames.has(folded) || known.has(folded)) continue
    if (hits.some(hit => start < hit.end && end > hit.start)) continue
    const gap = last === place - 1 ? text.slice(words[last]!.end, start) : ''
    names.push(gap === ' ' || gap === '-' ? `${names.pop()}${gap}${raw}` : raw)
    last = place
  }
  return names.slice(0, MAX_NAMES).map(name => name.slice(0, MAX_POINT_LENGTH))
}
