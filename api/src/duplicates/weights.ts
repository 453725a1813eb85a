/**
 * What each piece of evidence weighs, in log-odds: two tenders are one when those that apply, times their amounts, are more
 * than nothing together. Fitted by logistic regression over the judged pairs, drawn towards what was expected of each
 * beforehand so that a few pairs cannot turn one around, and rounded; the base holds the demand to be sure.
 */
export const weights = {
  base: -2.1,

  // Who asks.
  clientHidden: -0.7,
  clientHiddenNamed: 0.6,
  clientDescribedSame: 0.9,
  clientDescribedOther: -2.1,
  clientAkin: -0.4,
  clientOnlySpokenOf: -0.9,
  clientOfSameMinistry: -0.1,
  onlyRoleKnown: -2.5,

  // What is asked for, by the title.
  subjectsShared: 1.1,
  titlesFit: 0.4,
  littleShared: -1.6,
  subjectsOther: -0.6,
  otherUnexplained: -2.9,
  oneSaysMore: -0.1,
  alikeOnly: -0.2,
  placesOther: -5.3,
  tradesOther: -4.9,
  noSubjectShared: -0.6,
  namesInTitlesOther: -1.1,
  rolesOther: -0.5,
  rolesFar: -0.8,
  oneIsLot: -1.9,
  oneIsJunior: -1.5,

  // What is asked for, by the text.
  rareShared: 1.2,
  textAlike: 1.5,
  textCopied: 0.1,
  sentencesCopied: 0.9,
  wordsReplaced: -1.4,
  numbersOther: -1.0,
  textUnlike: -2.9,
  textUnlikeOfProcurement: -0.4,
  textMissing: 1.4,
  translated: -0.1,
  namesOther: -1.7,

  // What it is called.
  codeSame: 3.6,
  codeOfSystem: -1.2,
  codeSameOther: -3.2,
  codeMentioned: 2.0,
  codeOfSeriesOther: -4.5,

  // When.
  closesSameDay: 1.1,
  closesNear: 0.2,
  closesApart: -0.5,
  closesFar: -4.3,
  closesPutOff: -0.3,
  publishedApart: -1.4,
  publishedFar: -2.7,

  // An assignment: fewer words, so that more has to agree; and its terms.
  isAssignment: -1.4,
  startsSame: 0.3,
  startsApart: -2.3,
  startsFar: -2.3,
  endsSame: 1.1,
  endsOther: -1.9,
  hoursSame: 0.7,
  hoursApart: -1.2,
  hoursFar: -2.8,
  ratesApart: -3.4,
  townSame: 0.6,
  townOther: -1.9,
  provinceOther: -4.1,
} as const satisfies Readonly<Record<string, number>>

export type EvidenceName = keyof typeof weights

/** What speaks for or against two tenders being one, and how much of it there is; what is not named does not apply. */
export type Evidence = Partial<Record<EvidenceName, number | boolean>>
