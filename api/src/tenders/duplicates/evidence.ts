import { TenderType } from '../../reference/tender-values.js'
import { isNameOf } from '../organisations/organisation.js'
import { plainWords } from '../organisations/plain-words.js'
import { clientEvidence } from './client-evidence.js'
import { compareRemainders } from './compare-remainders.js'
import { compareCounts, compareSentences } from './compare-sentences.js'
import { compareTexts } from './compare-texts.js'
import { compareTitles } from './compare-titles.js'
import { dateEvidence } from './date-evidence.js'
import { areInOneLanguage } from './languages.js'
import type { Profile } from './profile.js'
import { areOfOneSeries } from './reference-code.js'
import { TEXT_LENGTH } from './description.js'
import { termEvidence } from './term-evidence.js'
import { areDisjoint, areRolesNear, isRole, lotsIn } from './title.js'
import type { Evidence } from './weights.js'

/** Symmetric. */
export function evidenceOf(one: Profile, other: Profile): Evidence {
  const title = titleEvidence(one, other)
  const { remainder, ...text } = textEvidence(one, other)
  const code = codeEvidence(one, other)
  // Long texts of one client share words, so that these explain different titles only when sentences agree.
  const isExplained = (text.textAlike && text.sentencesOwn <= MAX_OWN_SENTENCES) || code.codeSame || code.codeMentioned
  const explanation = ((remainder ?? text.rareShared) + text.countsShared) / EXPLAINING_RARITY
  const unexplainedShare = Math.max(text.remainderUnlike, 1 - explanation, 0)
  return {
    ...clientEvidence(one, other),
    ...title,
    ...text,
    ...code,
    // Different titles may be a paraphrase, when the text or the code agrees.
    otherUnexplained: (title.subjectsOther || title.rolesOther) && !isExplained ? unexplainedShare : 0,
    ...(areInOneLanguage(one, other) ? {} : { otherUnexplained: 0, sentencesOwn: 0, textUnlike: false }),
    ...dateEvidence(one.tender, other.tender),
    ...(isAssignment(one) ? termEvidence(one.tender, other.tender) : {}),
  }
}

const isAssignment = ({ tender }: Profile) => tender.tenderType === TenderType.FREELANCE_CONTRACT

/** Rarity of common words that explains different titles. */
const EXPLAINING_RARITY = 2
/** Maximum share of own sentences in a text that explains different titles. */
const MAX_OWN_SENTENCES = 0.5

/** Maximum number of common subjects that counts. */
const MAX_SUBJECTS = 3
/** Minimum letters of a specific subject: 'zaaksysteem', but not 'software'. */
const SPECIFIC_LETTERS = 9
/** Maximum number of different subjects that counts. */
const MAX_OTHER = 2

/** Places that are not part of the client's name. */
const placesOf = ({ title, organisation }: Profile): ReadonlySet<string> =>
  new Set([...title.places].filter(place => !plainWords(place).some(word => isNameOf(word, organisation))))

function titleEvidence(one: Profile, other: Profile) {
  const { subjects, letters, similar, own } = compareTitles(one, other)
  const roles = own.map(words => words.filter(isRole))
  const things = own.map(words => words.filter(word => !isRole(word)))
  const rolesOther = roles.every(words => words.length > 0)
  const areMixed = own.every(words => words.length > 0) && !rolesOther
  const isOneMore = own.some(words => words.length > 0)
  // A code is unique to a procedure, also when its title is translated; assignments may share the code of a framework agreement.
  const isCodeOfProcedure = haveSameCode(one, other) && !isAssignment(one)
  const most = isCodeOfProcedure ? 1 : MAX_OTHER
  return {
    subjectsShared: Math.min(subjects, MAX_SUBJECTS),
    titlesFit: subjects > 0 && !isOneMore && similar === 0,
    littleShared: subjects > 0 && letters < SPECIFIC_LETTERS && isOneMore,
    subjectsOther: Math.max(Math.min(...things.map(words => words.length), most), areMixed ? 1 : 0),
    codeSameOther:
      haveSameCode(one, other) && isAssignment(one) && (things.every(words => words.length > 0) || rolesOther),
    placesOther: areDisjoint(placesOf(one), placesOf(other)),
    tradesOther: areDisjoint(one.title.trades, other.title.trades),
    namesInTitlesOther: [one, other].every(({ title }, side) => things[side]!.some(word => title.names.has(word))),
    rolesOther,
    rolesFar: rolesOther && !areRolesNear(roles[0]!, roles[1]!),
  }
}

/** Shares of the shorter text in the longer one: evidence for a match from `ALIKE`, and against it below `UNLIKE`. */
const ALIKE = 0.3
const UNLIKE = 0.15
const MAX_RARE = 3.5
/** Value of a rare word in an equal sentence, when the texts have a remainder. */
const EQUAL_SENTENCE_FACTOR = 0.2
/** Minimum common share of the remainders of copies. */
const REMAINDER_ALIKE = 0.3
const MAX_COUNTS = 2
/** Maximum rarity of replaced words that counts. */
const MAX_REPLACED = 4
/** Rarity of replaced words from which the other words are a standard text. */
const STANDARD = 2

function textEvidence(one: Profile, other: Profile) {
  const { shared, share } = compareTexts(one, other)
  const sentences = compareSentences(one, other)
  const remainder = compareRemainders(one, other, sentences.equal)
  const counts = compareCounts(one, other, remainder ? sentences.equal : [])
  const replaced = sentences.replaced * (1 - sentences.copied)
  const own = sentences.haveDifferentFacts ? 0 : Math.max(0, 1 - replaced / STANDARD)
  const [ours, theirs] = [namesOf(one, other), namesOf(other, one)]
  return {
    remainder: remainder && remainder.shared,
    rareShared:
      Math.min(remainder ? remainder.shared + (shared - remainder.shared) * EQUAL_SENTENCE_FACTOR : shared, MAX_RARE) *
      own,
    remainderUnlike: remainder
      ? Math.max(0, 1 - remainder.share / REMAINDER_ALIKE) * remainder.certainty * (1 - sentences.copied)
      : 0,
    countsShared: Math.min(counts.shared, MAX_COUNTS) * own,
    countsOther: counts.areDifferent,
    unitsOther: haveDifferentUnits(one, other),
    textAlike: Math.max(0, (remainder?.share ?? share ?? 0) - ALIKE) * own,
    textUnlike: share !== null && share < UNLIKE && isAssignment(one),
    sentencesOwn: sentences.own,
    wordsReplaced: Math.min(replaced, MAX_REPLACED),
    factsOther: sentences.haveDifferentFacts,
    textMissing: !one.tender.description || !other.tender.description,
    namesOther: ours.size > 0 && theirs.size > 0 && !mentionsAny(one, theirs) && !mentionsAny(other, ours),
    lotsInTextOther: areDisjoint(lotsOf(one), lotsOf(other)),
    oneIsConsultation: isConsultation(one) !== isConsultation(other),
  }
}

/** Symmetric. Whether each is for a different team, chain or department, which the other does not mention. */
function haveDifferentUnits(one: Profile, other: Profile): boolean {
  return [...one.units].some(([kind, our]) => {
    const their = other.units.get(kind)
    return their !== undefined && !mentionsUnit(other, our) && !mentionsUnit(one, their)
  })
}

const mentionsUnit = ({ description, title }: Profile, words: ReadonlySet<string>): boolean =>
  [...words].some(word => description.text.includes(word) || title.words.some(part => part.includes(word)))

/** Lots in the title and the text, such as 'Dit betreft perceel 2'. */
const lotsOf = ({ title, tender }: Profile): ReadonlySet<string> =>
  new Set([...title.lots, ...lotsIn((tender.description ?? '').slice(0, TEXT_LENGTH))])

/** Matches only an announcement of a consultation, because a tender may mention an earlier one. */
const CONSULTATION =
  /(?:deze|dit is een|houdt een|organiseert een|start een) (?:\p{L}+ )?markt(?:consultatie|verkenning)|geen (?:aanbesteding|uitnodiging tot (?:het doen van )?een? ?(?:inschrijving|aanbieding))/iu
const isConsultation = ({ tender }: Profile) => CONSULTATION.test((tender.description ?? '').slice(0, TEXT_LENGTH))

/** Omits clients and places. */
const namesOf = ({ description, place, organisation }: Profile, other: Profile): ReadonlySet<string> =>
  new Set(
    [...description.names].filter(
      name =>
        ![...place, ...other.place].includes(name) &&
        !isNameOf(name, organisation) &&
        !isNameOf(name, other.organisation),
    ),
  )

const mentionsAny = ({ description, title }: Profile, names: ReadonlySet<string>) =>
  [...names].some(name => description.words.has(name) || title.words.includes(name))

const haveSameCode = (one: Profile, other: Profile) => one.code !== null && one.code === other.code
const mentions = ({ spelled }: Profile, { code }: Profile) => code !== null && spelled.includes(code)

const codeEvidence = (one: Profile, other: Profile) => ({
  codeSame: haveSameCode(one, other),
  codeMentioned: !haveSameCode(one, other) && (mentions(one, other) || mentions(other, one)),
  codeOfSeriesOther: one.code !== null && other.code !== null && areOfOneSeries(one.code, other.code),
})
