import { stemOf as rootOf } from '../../tenders/duplicates/stems.js'
import { rarityOfStem } from '../../tenders/duplicates/word-rarity.js'
import { derivationsOf } from '../../tenders/search/derivations.js'
import { synonymsOf } from '../../tenders/search/synonyms.js'
import { fold } from '../../tenders/search/stem.js'
import { keysIn, type Word, wordsIn } from './words.js'

export interface Skill {
  readonly name: string
  readonly years: number | null
}

/** A place in a text that names a skill; `sureness` from 0 to 1. */
export interface Hit {
  readonly skill: Skill
  readonly sureness: number
  readonly start: number
  readonly end: number
}

interface Term {
  readonly skill: Skill
  readonly stems: readonly string[]
  readonly sureness: number
}

const AS_WRITTEN = 1
const INFLECTED = 0.9
/** Part of a compound: 'inkoop' in 'zorginkoop'. */
const COMPOUND = 0.8
/** A more general word: 'verpleegkundige' for 'wijkverpleegkundige'. */
const TAIL = 0.55
const ANY_ORDER = 0.8
const SYNONYM = 0.6
/** A term that is near to it, such as 'inkoper' for 'inkoopadvies', or a word of several. It proves no requirement. */
export const RELATED = 0.4
/** One rare word of several: 'Spring' of 'Spring Boot'. */
const PARTLY = 0.65

/** Two compounds with the same first part: 'communicatieadviseur' for 'communicatiestrategie'. */
const SAME_BEGINNING = 0.45
const MIN_BEGINNING = 8

const MIN_COMPOUND = 6
const MIN_TAIL = 10
const MIN_RARE = 4
/** The rarity of words such as 'werken', which most texts contain. */
const RARITY_OF_COMMON = 0.1
/** Words before a skill that negate it: 'geen ervaring met Java nodig'. */
const NEGATIONS = new Set(['geen', 'zonder'])
const NEGATED_WORDS = 4
/** The year of a law or standard, which many texts leave out: 'Aanbestedingswet 2012'. */
const EDITION = / (?:19|20)\d\d$/
const RANKS = /\b(?:senior|medior|junior|ervaren|sr|jr)\b\.?/gi

/** @returns finds each of these skills at most once in the words of a sentence */
export function findSkills(skills: readonly Skill[]): (words: readonly Word[]) => readonly Hit[] {
  const terms = skills.flatMap(termsOf)
  const byFirst = new Map<string, Term[]>()
  for (const term of terms) byFirst.set(term.stems[0]!, [...(byFirst.get(term.stems[0]!) ?? []), term])
  const whole = skills.map(skill => ({ skill, stems: stemsOf(skill.name) })).filter(({ stems }) => stems.length > 1)
  const parts = skills.flatMap(skill => {
    const words = wordsIn(skill.name)
    return words.length > 1 ? words.filter(isTelling).map(word => ({ skill, word })) : []
  })
  const compounds = skills.flatMap(skill => {
    const [word, ...more] = wordsIn(skill.name)
    return word && more.length === 0 && word.folded.length >= MIN_COMPOUND ? [{ skill, word }] : []
  })

  return words => {
    const best = new Map<Skill, Hit>()
    const found = (skill: Skill, sureness: number, first: number, last: number) => {
      if (sureness <= (best.get(skill)?.sureness ?? 0)) return
      if (words.slice(Math.max(0, first - NEGATED_WORDS), first).some(({ folded }) => NEGATIONS.has(folded))) return
      best.set(skill, { skill, sureness, start: words[first]!.start, end: words[last]!.end })
    }
    for (const [place, word] of words.entries()) {
      for (const { skill, stems, sureness } of byFirst.get(word.stem) ?? [])
        if (stems.every((stem, index) => words[place + index]?.stem === stem))
          found(skill, sureness, place, place + stems.length - 1)
      for (const { skill, word: part } of parts)
        if (part.stem === word.stem || commonBeginning(part.folded, word.folded) >= MIN_BEGINNING)
          found(skill, RELATED, place, place)
      for (const { skill, word: part } of compounds) found(skill, compoundSureness(part, word), place, place)
    }
    const all = new Set(words.map(({ stem }) => stem))
    for (const { skill, stems } of whole)
      if (stems.every(stem => all.has(stem))) {
        const places = words.flatMap(({ stem }, place) => (stems.includes(stem) ? [place] : []))
        found(skill, ANY_ORDER, places[0]!, places.at(-1)!)
      }
    return apart([...best.values()])
  }
}

/** Words that name one skill surely do not name another by a synonym: 'Spring Boot' is not 'Java' too. */
const apart = (hits: readonly Hit[]): readonly Hit[] =>
  hits.filter(
    one => !hits.some(other => other.sureness > one.sureness && other.start < one.end && other.end > one.start),
  )

/** Prefix or suffix of a compound, or the other way round its last part. */
function compoundSureness({ folded, stem }: Word, other: Word): number {
  if (other.folded.length > folded.length)
    return other.folded.startsWith(stem) || other.folded.endsWith(folded) ? COMPOUND : 0
  if (commonBeginning(folded, other.folded) >= MIN_BEGINNING) return SAME_BEGINNING
  return other.folded.length >= MIN_TAIL && !isRole(other.folded) && folded.endsWith(other.folded) ? TAIL : 0
}

function commonBeginning(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

const stemsOf = (text: string) => keysIn(text.replaceAll(RANKS, ' '))

function termsOf(skill: Skill): readonly Term[] {
  const names = skill.name
    .split(/[/,()]/)
    .map(name => name.trim().replace(EDITION, ''))
    .filter(name => stemsOf(name).length > 0)
  const term = (stems: readonly string[], sureness: number): Term => ({ skill, stems, sureness })
  return names.flatMap(name => {
    const stems = stemsOf(name)
    const words = wordsIn(name)
    const { close, loose } = synonymsOf(name)
    const inflected = [...derivationsOf(words.at(-1)!.folded), ...doersOf(words.at(-1)!.folded)].map(other => [
      ...stems.slice(0, -1),
      ...keysIn(other),
    ])
    const rare = stems.length > 1 ? words.filter(isRare).map(word => [word.stem]) : []
    return [
      term(stems, AS_WRITTEN),
      ...inflected.map(other => term(other, INFLECTED)),
      ...loose
        .filter(other => areInitials(name, other) || areInitials(other, name))
        .map(other => term(keysIn(other), AS_WRITTEN)),
      ...close.map(synonym => term(keysIn(synonym), SYNONYM)),
      ...loose.map(synonym => term(keysIn(synonym), RELATED)),
      ...rare.map(word => term(word, PARTLY)),
    ].filter(one => one.stems.length > 0)
  })
}

/** The person of an activity: 'schuldhulpverlener', 'testautomatiseerder'. A form that is no word is harmless. */
const doersOf = (word: string): readonly string[] =>
  word.endsWith('ing') ? [word.replace(/ing$/, 'er'), word.replace(/ering$/, 'eerder')] : []

/** 'Wmo' for 'Wet maatschappelijke ondersteuning'. */
const areInitials = (short: string, long: string) => {
  const words = wordsIn(long)
  return words.length > 2 && words.map(({ folded }) => folded.charAt(0)).join('') === fold(short)
}

/** A word that tells something of the field on its own: 'subsidies' in 'subsidies verlenen', not 'verlenen'. */
const isTelling = ({ folded }: Word): boolean =>
  folded.length >= MIN_COMPOUND && rarityOfStem(rootOf(folded)) > RARITY_OF_COMMON

/** Abbreviations that say nothing of a field. */
const COMMON = new Set(['it', 'ict', 'hr', 'ai', 'ms', 'eu', 'nl'])

/** A rare word, or an abbreviation: 'Spring', 'BIG'. */
export const isRare = ({ folded, raw }: Word): boolean =>
  !COMMON.has(folded) &&
  (/^\p{Lu}{2,}$/u.test(raw) || (folded.length >= MIN_RARE && !/\d/.test(folded) && rarityOfStem(rootOf(folded)) === 1))

const ROLE =
  /(?:leider|leiding|manager|management|adviseur|advies|advisering|medewerker|consultant|coordinator|coordinatie|secretaris|regisseur|ondersteuner|specialist)$/

/** Whether it is a role in any field: 'projectleider', 'beleidsadvies'. */
export const isRole = (name: string): boolean => ROLE.test(fold(name).trim())
