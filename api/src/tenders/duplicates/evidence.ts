import { TenderType } from '../../reference/tender-values.js'
import type { Profile } from './profile.js'
import { clientEvidence } from './client-evidence.js'
import { type ComparedRests, compareRests } from './compare-rests.js'
import { type ComparedSentences, compareSentences } from './compare-sentences.js'
import { compareTexts } from './compare-texts.js'
import { compareTitles } from './compare-titles.js'
import { compareCounts } from './compare-counts.js'
import { haveOtherUnits } from './compare-units.js'
import { dateEvidence } from './date-evidence.js'
import { areOfOneSeries, isOfSystem } from './reference-code.js'
import { saysWord, shareOf, TEXT_LENGTH } from './said.js'
import { termEvidence } from './term-evidence.js'
import { areRolesNear } from './role-groups.js'
import { areInOneLanguage } from './languages.js'
import { plainWords } from '../organisations/plain-words.js'
import { isNameOf } from '../organisations/organisation.js'
import { isRole, lotsIn } from './title.js'
import { stemOf } from './stems.js'
import type { Evidence } from './weights.js'

/** Symmetric. */
export function evidenceOf(one: Profile, other: Profile): Evidence {
  const isAssignment = one.found.tenderType === TenderType.FREELANCE_CONTRACT
  const client = clientEvidence(one, other)
  const title = titleEvidence(one, other)
  const sentences = compareSentences(one, other)
  const rest = compareRests(one, other, sentences.equal)
  const text = textEvidence(one, other, sentences, rest)
  const code = codeEvidence(one, other)
  const terms = isAssignment ? termEvidence(one.found, other.found) : {}
  // Long texts share words with any other of the client: there it takes sentences to tell why titles differ.
  const own = Number(text.sentencesOwn)
  const isExplained = (text.textAlike && own <= MOSTLY_OWN) || code.codeSame || code.codeMentioned
  const explained = (Number(rest ? rest.shared : text.rareShared) + Number(text.countsShared)) / MANY_RARE
  const unexplained = Math.max(Number(text.restUnlike), 1 - explained, 0)
  const isTranslated = !areInOneLanguage(one, other)
  return {
    base: true,
    isAssignment,
    ...client,
    ...title,
    ...text,
    ...code,
    // A role that nothing is told of, for somebody who is not named, is asked for at many places.
    onlyRoleKnown: isAssignment && Boolean(client.clientHidden) && Number(title.subjectsShared) < 1 && text.textMissing,
    // Titles that say different things may be one that was reworded: then a text or a code has to tell.
    otherUnexplained: (title.subjectsOther || title.rolesOther) && !isExplained ? unexplained : 0,
    ...(isTranslated
      ? {
          otherUnexplained: false,
          noSubjectShared: false,
          sentencesOwn: false,
          textUnlike: false,
          textUnlikeOfProcurement: false,
          translated: true,
        }
      : {}),
    ...dateEvidence(one.found, other.found),
    ...terms,
    // Of a client that hides, the town is what tells which one it is.
    hiddenElsewhere: Boolean(client.clientHidden) && Boolean(terms.townOther),
  }
}

/** Rare words in common by which a text tells why titles differ. */
const MANY_RARE = 2
/** Share of own sentences from which a text does not tell that. */
const MOSTLY_OWN = 0.5

/** Most subjects in common that count: long titles are not surer than good ones. */
const MAX_SUBJECTS = 3
/** 'Zaaksysteem' says by itself what is asked for, and 'software' does not. */
const TELLING_LETTERS = 9
/** A title says which thing is asked for: two that differ in more than this differ enough. */
const MAX_OTHER = 2
/** The kenmerk of a procedure is its own, however it is translated; assignments may share the number of a framework. */
const MAX_OTHER_OF_ONE_CODE = { [TenderType.EU_PROCUREMENT]: 1, [TenderType.FREELANCE_CONTRACT]: MAX_OTHER }

const areDisjoint = <Part>(one: ReadonlySet<Part>, other: ReadonlySet<Part>) =>
  one.size > 0 && other.size > 0 && ![...one].some(part => other.has(part))

/** Places that say more than who the client is. */
const placesOf = ({ title, organisation }: Profile): ReadonlySet<string> =>
  new Set([...title.places].filter(place => !plainWords(place).some(word => isNameOf(word, organisation))))

function titleEvidence(one: Profile, other: Profile): Evidence {
  const { subjects, letters, alike, own } = compareTitles(one, other)
  const [roles, things] = [
    own.map(words => words.filter(isRole)),
    own.map(words => words.filter(word => !isRole(word))),
  ]
  const mostOther = haveSameCode(one, other) ? MAX_OTHER_OF_ONE_CODE[one.found.tenderType] : MAX_OTHER
  const areMixed = own.every(words => words.length > 0) && !roles.every(words => words.length > 0)
  const isOther = things.every(words => words.length > 0)
  const rolesOther = roles.every(words => words.length > 0)
  const isAssignment = one.found.tenderType === TenderType.FREELANCE_CONTRACT
  const seniority = [...one.title.seniority, ...other.title.seniority]
  const areNamed = [one, other].every(({ title }, side) => things[side]!.some(word => title.names.has(word)))
  return {
    subjectsShared: Math.min(subjects, MAX_SUBJECTS),
    titlesFit: own.every(words => words.length === 0) && alike === 0,
    littleShared: subjects > 0 && letters < TELLING_LETTERS && !own.every(words => words.length === 0),
    subjectsOther: Math.max(Math.min(...things.map(words => words.length), mostOther), areMixed ? 1 : 0),
    oneSaysMore: Math.min(Math.abs(things[0]!.length - things[1]!.length), MAX_OTHER),
    codeSameOther: haveSameCode(one, other) && (isOther || rolesOther) && isAssignment,
    placesOther: areDisjoint(placesOf(one), placesOf(other)),
    tradesOther: areDisjoint(one.title.trades, other.title.trades),
    alikeOnly: alike > 0 && own.every(words => words.length === 0),
    ownSubjectsTold: isOther ? Math.min((toldIn(one, things[0]!) + toldIn(other, things[1]!)) / 2, MAX_OTHER) : 0,
    noSubjectShared: subjects < 0.5 && isOther && !haveSameCode(one, other),
    namesInTitlesOther: areNamed,
    rolesOther,
    rolesFar: rolesOther && !areRolesNear(roles[0]!, roles[1]!),
    oneIsLot: one.title.lots.size > 0 !== other.title.lots.size > 0,
    oneSupports: SUPPORTS.test(one.found.title) !== SUPPORTS.test(other.found.title) && isAssignment,
    oneIsJunior: one.title.seniority.size > 0 !== other.title.seniority.size > 0 && !seniority.includes('senior'),
  }
}

/** Who supports a project leader is not the project leader. */
const SUPPORTS = /ondersteuner|ondersteuning|assistent|secretar/i

/** How many of these words of its title a text speaks of: these are its subject, and no other word for it. */
const toldIn = ({ said }: Profile, words: readonly string[]) =>
  words.filter(word => saysWord(said, word) || said.stems.has(stemOf(word))).length

/** Fewest words by which texts can be compared. */
const MIN_SHINGLES = 3
/** Shares of the shorter text that the longer one has too: from the one it speaks for them, below the other against. */
const ALIKE = 0.3
const UNLIKE = 0.15
const COPIED = 0.25
const MAX_RARE = 3.5
/** What a rare word of an equal sentence counts for, where there is a rest. */
const OF_EQUAL = 0.2
/** Share of the rest that both say, below which it is about other things. */
const REST_ALIKE = 0.3
const MAX_COUNTS = 2
/** Most worth of replaced words that counts: one sentence about another thing is enough. */
const MAX_REPLACED = 4
const MAX_FACTS = 2
/** Worth of replaced words from which the rest of the text is a standard one, and says nothing. */
const STANDARD = 2

function textEvidence(
  one: Profile,
  other: Profile,
  sentences: ComparedSentences,
  rest: ComparedRests | null,
): Evidence {
  const { shared, share: words } = compareTexts(one, other)
  const isAssignment = one.found.tenderType === TenderType.FREELANCE_CONTRACT
  const isUnlike = words !== null && words < UNLIKE
  const shingles = shareOf(one.said.shingles, other.said.shingles, MIN_SHINGLES)
  const [ours, theirs] = [namesOf(one, other), namesOf(other, one)]
  const areNamed = ours.size > 0 && theirs.size > 0
  const counts = compareCounts(one, other, rest ? sentences.equal : { pairs: [] })
  const copied = sentences.copied ?? 0
  const replaced = sentences.replaced * (1 - copied)
  const own = Math.max(0, 1 - replaced / STANDARD - sentences.factsOther)
  const isNameShared = says(one, theirs) || says(other, ours)
  return {
    rareShared: Math.min(rest ? rest.shared + (shared - rest.shared) * OF_EQUAL : shared, MAX_RARE) * own,
    restShared: rest ? Math.min(rest.shared, MAX_RARE) : 0,
    restUnlike: rest ? Math.max(0, 1 - rest.share / REST_ALIKE) * rest.certainty * (1 - copied) : 0,
    countsShared: Math.min(counts.shared, MAX_COUNTS) * own,
    countsOther: counts.areOther,
    unitsOther: haveOtherUnits(one, other),
    textAlike: Math.max(0, (rest?.share ?? words ?? 0) - ALIKE) * own,
    textUnlike: isUnlike && isAssignment,
    textUnlikeOfProcurement: isUnlike && !isAssignment,
    textCopied: shingles !== null && shingles >= COPIED,
    sentencesCopied: copied * own,
    sentencesOwn: sentences.own ?? 0,
    wordsReplaced: Math.min(replaced, MAX_REPLACED),
    factsOther: Math.min(sentences.factsOther, MAX_FACTS),
    textMissing: !one.found.description || !other.found.description,
    namesOther: areNamed && !isNameShared,
    lotsInTextOther: areDisjoint(lotsOf(one), lotsOf(other)),
    oneIsConsultation: isConsultation(one) !== isConsultation(other),
  }
}

/** 'Dit betreft perceel 2', where the title does not say so; a text about all of them names several. */
const lotsOf = ({ title, found }: Profile): ReadonlySet<string> =>
  new Set([...title.lots, ...lotsIn((found.description ?? '').slice(0, TEXT_LENGTH))])

/** A text that asks the market for advice says that nothing is bought by it; one of a tender may look back at it. */
const CONSULTATION =
  /(?:deze|dit is een|houdt een|organiseert een|start een) (?:\p{L}+ )?markt(?:consultatie|verkenning)|geen (?:aanbesteding|uitnodiging tot (?:het doen van )?een? ?(?:inschrijving|aanbieding))/iu
const isConsultation = ({ found }: Profile) => CONSULTATION.test((found.description ?? '').slice(0, TEXT_LENGTH))

/** Without those of the clients and of the place. */
const namesOf = ({ said, place, organisation }: Profile, other: Profile): ReadonlySet<string> =>
  new Set(
    [...said.names].filter(
      name =>
        ![...place, ...other.place].includes(name) &&
        !isNameOf(name, organisation) &&
        !isNameOf(name, other.organisation),
    ),
  )

const says = ({ said, title }: Profile, names: ReadonlySet<string>) =>
  [...names].some(name => said.words.has(name) || title.words.includes(name))

const haveSameCode = (one: Profile, other: Profile) => one.code !== null && one.code === other.code
const mentions = ({ spelled }: Profile, { code }: Profile) => code !== null && spelled.includes(code)

const codeEvidence = (one: Profile, other: Profile): Evidence => ({
  codeSame: haveSameCode(one, other),
  codeOfSystem: haveSameCode(one, other) && isOfSystem(one.found.reference),
  codeMentioned: !haveSameCode(one, other) && (mentions(one, other) || mentions(other, one)),
  codeOfSeriesOther: one.code !== null && other.code !== null && areOfOneSeries(one.code, other.code),
})
