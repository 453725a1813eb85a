import { TenderType } from '../../reference/tender-values.js'

/** A contradiction: such tenders never match, whatever the other evidence. */
const NEVER = -Infinity

/**
 * Points for and against a match, in four steps: 1 slight, 2 clear, 3 marked, 5 strong. Two tenders match when their points exceed `requiredPoints`.
 * Measure each change with `npm run score:duplicates`.
 */
export const weights = {
  // The client.
  clientNamedOther: NEVER,
  clientDescribedOther: -3,

  // The titles.
  subjectsShared: 2,
  titlesFit: 2,
  littleShared: -3,
  subjectsOther: -1,
  otherUnexplained: -5,
  placesOther: NEVER,
  tradesOther: NEVER,
  namesInTitlesOther: -5,
  rolesOther: -1,
  rolesFar: -1,

  // The texts.
  rareShared: 2,
  remainderUnlike: -3,
  countsShared: 1,
  countsOther: -3,
  unitsOther: NEVER,
  textAlike: 2,
  sentencesOwn: -3,
  wordsReplaced: -2,
  factsOther: NEVER,
  textUnlike: -5,
  textMissing: 3,
  namesOther: -5,
  lotsInTextOther: NEVER,
  oneIsConsultation: NEVER,

  // The reference code.
  codeSame: 5,
  codeSameOther: -5,
  codeMentioned: 3,
  codeOfSeriesOther: NEVER,

  // The dates.
  closesSameDay: 1,
  closesNear: 1,
  closesApart: -2,
  closesFar: NEVER,

  // The terms of an assignment.
  startsApart: -5,
  hoursSame: 1,
  hoursFar: -5,
  ratesApart: NEVER,
  townSame: 1,
  townOther: -5,
  provinceOther: -5,
} as const satisfies Readonly<Record<string, number>>

/** Minimum, exclusive. Assignments need more, because their short texts coincide more often. */
export const requiredPoints = { [TenderType.EU_PROCUREMENT]: 5, [TenderType.FREELANCE_CONTRACT]: 7 }

export type EvidenceName = keyof typeof weights

/** Amount of each kind of evidence; absent kinds do not apply. */
export type Evidence = Partial<Record<EvidenceName, number | boolean>>
