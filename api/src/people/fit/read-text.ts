import { fold } from '../../tenders/search/stem.js'
import { type Word, wordsIn } from './words.js'

/** How strongly a sentence asks: an entry requirement, a preference, or no question at all. */
export type Level = 'requirement' | 'wish' | 'text'

/** A sentence or a bullet of an assignment. */
export interface Piece {
  readonly text: string
  readonly folded: string
  readonly words: readonly Word[]
  readonly level: Level
}

/** Denial of service: bounds the work for one hostile text. */
const MAX_TEXT_LENGTH = 20_000
const MAX_PIECES = 400
const MAX_PIECE_LENGTH = 400

const BULLET = /^\s*(?:[-–—*•·‣●▪○o]|\d{1,2}[.)])\s+/
const BEGINS_SENTENCE = /^[#*_\s]*[\p{Lu}\d€]/u
const SENTENCE_END = /(?<=[.!?;])\s+/
/** Some sources put a list on one line: ' - hbo - 5 jaar ervaring'. */
const LONG = 200
const itemsOf = (sentence: string) => (sentence.length > LONG ? sentence.split(/\s[-–•·*]\s/) : [sentence])

const MAX_HEADING_LENGTH = 60
/** Words of a sentence, which a heading without a colon has not: 'Ervaring met een team'. */
const IN_SENTENCE = /\b(?:met|is|zijn|als|een|bij|binnen|minimaal|kennis van|ervaring in)\b/

/** Headings of brokers, folded. The first that fits decides. */
const headings: readonly (readonly [Level, RegExp])[] = [
  [
    'wish',
    /\b(?:wens(?:en)?|nice to haves?|gunningscriteri\w+|pre|pre's|pluspunt\w*|voorkeur\w*|gewenst\w*|bonus|preferred)\b/,
  ],
  ['text', /\bcompetenties\b|\bvaardigheden\b/],
  [
    'requirement',
    /eisen\b|\bvereist\w*|\bknock ?-?out\w*|\bmust ?-?haves?\b|\bminimaal nodig\b|profiel\b|\bvra(?:gen|ag)\b|\b(?:jij|je|u) (?:hebt|bent|brengt)\b|\b(?:wie|wat) (?:ben|breng|neem|heb)\b|\bzoeken\b|\brequirements\b|\bkwalificaties\b|^(?:werkervaring|ervaring|kennis|opleiding)(?: en \w+)?$|\bselectiecriteri\w+|\bjij$/,
  ],
  [
    'text',
    /opdracht\b|\btaken\b|werkzaamheden\b|\bverantwoordelijk\w*|\bfunctie|\brol\b|\borganisatie\b|\bover\b|\bbied\w*|aanbod\b|\bvoorwaarden\b|\bplanning\b|\bprocedure\b|\bcontext\b|\bachtergrond\b|\bteam\b|\bafdeling\b|\blocatie\b|\bresulta\w+|\bbijzonderheden\b|\bcontact\b|\bwat ga\b|\bwerk\b|\bproject\b|\baanleiding\b|\binformatie\b|\baanbieding\b|\bdoel\b/,
  ],
]

const WISH =
  /\b(?:een|als|'n) (?:grote? )?(?:pre|plus|pluspunt|voordeel)\b|\bpre\b|\bpluspunt\b|\bwens(?:elijk)?\b|\bgewenst\b|\bbij voorkeur\b|\bvoorkeur\b|\bnice to have\b|\bmooi meegenomen\b|\bpreferabl[ey]\b|\bpreferred\b|\bwelkom\b/
const NO_QUESTION = /\bgeen (?:eis|vereiste|must|harde eis)\b|\bniet (?:nodig|vereist|noodzakelijk|verplicht)\b/
const HARD =
  /\bvereis\w*|\beis(?:en)?\b|\bverplicht\b|\bnoodzakelijk\b|\bmust\b|\bknock ?-?out\b|\bminimaal\b|\bminstens\b|\bten minste\b|\btenminste\b|\bin (?:het )?bezit van\b|\bbeschikt over\b|\baantoonbar\w+|\brequired\b|\bat least\b|\b\d{1,2}\+? jaar (?:\w+ ){0,2}ervaring\b/
const SOFT =
  /\bje (?:hebt|bent|beheerst|kent|beschikt)\b|\bjij (?:hebt|bent|beheerst|kent)\b|\bu (?:hebt|heeft|bent)\b|\bervaring (?:met|in|als|op)\b|\bkennis van\b|\bbekend met\b|\bvertrouwd met\b|\bthuis in\b/

export function readText(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let section: Level = 'text'
  let isInList = false
  for (const line of text.slice(0, MAX_TEXT_LENGTH).split('\n')) {
    const isBullet = BULLET.test(line)
    // A heading above bullets says nothing of the paragraph below them; a line in lower case continues its bullet.
    if (isInList && !isBullet && BEGINS_SENTENCE.test(line)) section = 'text'
    isInList = isBullet || (isInList && !BEGINS_SENTENCE.test(line))
    const said = line.replace(BULLET, '').replaceAll(/^[#*_\s]+|[*_\s]+$/g, '')
    const { level, rest } = isBullet ? { level: null, rest: said } : headingOf(said)
    section = level ?? section
    for (const sentence of rest.split(SENTENCE_END).flatMap(itemsOf)) {
      if (pieces.length === MAX_PIECES) return pieces
      const piece = pieceOf(sentence.slice(0, MAX_PIECE_LENGTH).trim())
      if (piece.text !== '') pieces.push({ ...piece, level: levelOf(piece.folded, section) })
    }
  }
  return pieces
}

const ASCII = /^[ -~]*$/

/** A sentence without its heading, such as a title. */
export const pieceOf = (text: string): Piece => ({
  text,
  // Most sentences have no accents, so that they need no normalisation.
  folded: ASCII.test(text) ? text.toLowerCase() : fold(text),
  words: wordsIn(text),
  level: 'text',
})

/** 'Eisen' and 'Eisen:' are headings; 'Eisen: kennis van Java' is one with its first sentence. */
function headingOf(line: string): { readonly level: Level | null; readonly rest: string } {
  const colon = line.indexOf(':')
  const name = colon < 0 ? line : line.slice(0, colon)
  const isShort = name.length <= MAX_HEADING_LENGTH && name.split(' ').length <= 7
  const isAlone = colon < 0 ? !/[.,;]$/.test(line) : true
  if (!isShort || !isAlone || name === '') return { level: null, rest: line }
  const folded = fold(name)
  if (colon < 0 && IN_SENTENCE.test(folded)) return { level: null, rest: line }
  const level = headings.find(([, words]) => words.test(folded))?.[0]
  if (!level) return { level: null, rest: line }
  return { level, rest: colon < 0 ? '' : line.slice(colon + 1) }
}

function levelOf(folded: string, section: Level): Level {
  if (NO_QUESTION.test(folded)) return 'text'
  if (WISH.test(folded)) return 'wish'
  if (section !== 'text') return section
  return HARD.test(folded) || SOFT.test(folded) ? 'requirement' : 'text'
}
