import { amsterdamDay } from '../calendar.js'
import { TenderType } from '../reference/tender-values.js'
import type { Found } from './found.js'
import type { Profile } from './profile.js'
import { compareTitles } from './compare-titles.js'
import { compareOrganisations } from './organisation.js'
import { areOfOneSeries } from './reference-code.js'
import { shareOf } from './said.js'
import { termEvidence } from './term-evidence.js'
import { isRole } from './title.js'
import type { Evidence } from './weights.js'

/** Symmetric. */
export function evidenceOf(one: Profile, other: Profile): Evidence {
  const client = compareOrganisations(one.organisation, other.organisation)
  const isAssignment = one.found.tenderType === TenderType.FREELANCE_CONTRACT
  const title = titleEvidence(one, other)
  const text = textEvidence(one, other)
  const code = codeEvidence(one, other)
  const isExplained = text.textAlike || text.nameShared || code.codeSame || code.codeMentioned
  return {
    base: true,
    isAssignment,
    clientHidden: client === 'unknown',
    clientOfSameMinistry: client === 'related',
    ...title,
    ...text,
    ...code,
    // Titles that say different things may be one that was reworded: then a text or a code has to tell.
    otherUnexplained: Boolean(title.subjectsOther || title.rolesOther) && !isExplained,
    ...dateEvidence(one.found, other.found),
    ...(isAssignment ? termEvidence(one.found, other.found) : {}),
  }
}

/** Most subjects in common that count: long titles are not surer than good ones. */
const MAX_SUBJECTS = 3
/** 'Zaaksysteem' says by itself what is asked for, and 'software' does not. */
const TELLING_LETTERS = 9
/** A title says which thing is asked for: two that differ in more than this differ enough. */
const MAX_OTHER = 2
/** The kenmerk of a procedure is its own, however it is translated; assignments may share the number of a framework. */
const MAX_OTHER_OF_ONE_CODE = { [TenderType.EU_PROCUREMENT]: 1, [TenderType.FREELANCE_CONTRACT]: MAX_OTHER }

function titleEvidence(one: Profile, other: Profile): Evidence {
  const { subjects, letters, own } = compareTitles(one, other)
  const [roles, things] = [
    own.map(words => words.filter(isRole)),
    own.map(words => words.filter(word => !isRole(word))),
  ]
  const mostOther = haveSameCode(one, other) ? MAX_OTHER_OF_ONE_CODE[one.found.tenderType] : MAX_OTHER
  const areMixed = own.every(words => words.length > 0) && !roles.every(words => words.length > 0)
  const isOther = things.every(words => words.length > 0)
  const seniority = [...one.title.seniority, ...other.title.seniority]
  const areNamed = [one, other].every(({ title }, side) => things[side]!.some(word => title.names.has(word)))
  return {
    subjectsShared: Math.min(subjects, MAX_SUBJECTS),
    titlesFit: own.every(words => words.length === 0),
    littleShared: subjects > 0 && letters < TELLING_LETTERS && !own.every(words => words.length === 0),
    subjectsOther: Math.max(Math.min(...things.map(words => words.length), mostOther), areMixed ? 1 : 0),
    noSubjectShared: subjects < 0.5 && isOther && !haveSameCode(one, other),
    namesInTitlesOther: areNamed,
    rolesOther: roles.every(words => words.length > 0),
    oneIsLot: one.title.lots.size > 0 !== other.title.lots.size > 0,
    oneIsJunior: one.title.seniority.size > 0 !== other.title.seniority.size > 0 && !seniority.includes('senior'),
  }
}

/** Fewest words by which texts can be compared. */
const MIN_WORDS = 2
const MIN_SHINGLES = 3
/** Shares of the shorter text that the longer one has too: from the one it speaks for them, below the other against. */
const ALIKE = 0.3
const UNLIKE = 0.15
const COPIED = 0.25

function textEvidence(one: Profile, other: Profile): Evidence {
  const words = shareOf(one.said.stems, other.said.stems, MIN_WORDS)
  const shingles = shareOf(one.said.shingles, other.said.shingles, MIN_SHINGLES)
  const areNamed = one.said.names.size > 0 && other.said.names.size > 0
  const isNameShared = says(one, other.said.names) || says(other, one.said.names)
  return {
    textAlike: Math.max(0, (words ?? 0) - ALIKE),
    textUnlike: words !== null && words < UNLIKE,
    textCopied: shingles !== null && shingles >= COPIED,
    nameShared: isNameShared,
    namesOther: areNamed && !isNameShared,
  }
}

const says = ({ said, title }: Profile, names: ReadonlySet<string>) =>
  [...names].some(name => said.words.has(name) || title.words.includes(name))

const haveSameCode = (one: Profile, other: Profile) => one.code !== null && one.code === other.code
const mentions = ({ spelled }: Profile, { code }: Profile) => code !== null && spelled.includes(code)

const codeEvidence = (one: Profile, other: Profile): Evidence => ({
  codeSame: haveSameCode(one, other),
  codeMentioned: !haveSameCode(one, other) && (mentions(one, other) || mentions(other, one)),
  codeOfSeriesOther: one.code !== null && other.code !== null && areOfOneSeries(one.code, other.code),
})

const DAY_MS = 86_400_000
const dayOf = (moment: Date) => Date.parse(amsterdamDay(moment))

/** Days of closing: a broker closes before the client, and a procedure is put off by a week. */
const NEAR_DAYS = 3
const APART_DAYS = 8
/** Days of publication. */
const PUBLISHED_APART = { [TenderType.EU_PROCUREMENT]: 4, [TenderType.FREELANCE_CONTRACT]: 3 }
const PUBLISHED_FAR = { [TenderType.EU_PROCUREMENT]: 15, [TenderType.FREELANCE_CONTRACT]: 10 }

export const daysBetween = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) / DAY_MS

function dateEvidence(one: Found, other: Found): Evidence {
  const published = daysBetween(one.publicationDate, other.publicationDate)
  const publication = {
    publishedApart: published > PUBLISHED_APART[one.tenderType],
    publishedFar: published > PUBLISHED_FAR[one.tenderType],
  }
  if (!one.closingDate || !other.closingDate) return publication
  const days = Math.abs(dayOf(one.closingDate) - dayOf(other.closingDate)) / DAY_MS
  return {
    ...publication,
    closesSameDay: days === 0,
    closesNear: days > 0 && days <= NEAR_DAYS,
    closesApart: days > NEAR_DAYS && days <= APART_DAYS,
    closesFar: days > APART_DAYS,
  }
}
