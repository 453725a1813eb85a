/**
 * What each piece of evidence weighs, in log-odds: two tenders are one when those that apply, times their amounts, are more
 * than nothing together. Fitted by logistic regression over the judged pairs, drawn towards what was expected of each
 * beforehand so that a few pairs cannot turn one around, and rounded; the base holds the demand to be sure.
 */
export const weights = {
  base: -2.0,

  // Who asks.
  clientHidden: -0.3,
  clientHiddenNamed: 0.6,
  clientNamedOther: -2.7,
  clientDescribedSame: 1.0,
  clientDescribedOther: -2.2,
  hiddenElsewhere: -1.5,
  clientAkin: -0.4,
  clientOnlySpokenOf: -0.9,
  clientOfSameMinistry: -0.1,
  onlyRoleKnown: -2.6,

  // What is asked for, by the title.
  subjectsShared: 1.0,
  titlesFit: 0.4,
  littleShared: -1.6,
  subjectsOther: -0.7,
  otherUnexplained: -2.5,
  oneSaysMore: -0.1,
  alikeOnly: -0.3,
  placesOther: -5.5,
  tradesOther: -4.8,
  ownSubjectsTold: -1.0,
  noSubjectShared: -0.9,
  namesInTitlesOther: -1.1,
  rolesOther: -0.5,
  rolesFar: -0.7,
  oneIsLot: -1.8,
  oneSupports: -2.0,
  oneIsJunior: -1.5,

  // What is asked for, by the text.
  rareShared: 1.8,
  restShared: 0.5,
  restUnlike: -2.0,
  countsShared: 1.0,
  countsOther: -1.0,
  unitsOther: -3.0,
  textAlike: 1.4,
  textCopied: 0.1,
  sentencesCopied: 1.2,
  sentencesOwn: -0.6,
  wordsReplaced: -1.3,
  factsOther: -3.0,
  textUnlike: -2.9,
  textUnlikeOfProcurement: -0.4,
  textMissing: 1.5,
  translated: -0.1,
  namesOther: -1.5,
  lotsInTextOther: -8.0,
  oneIsConsultation: -8.0,

  // What it is called.
  codeSame: 3.6,
  codeOfSystem: -1.3,
  codeSameOther: -3.1,
  codeMentioned: 2.0,
  codeOfSeriesOther: -4.7,

  // When.
  closesSameDay: 0.9,
  closesNear: 0.2,
  closesApart: -0.5,
  closesFar: -4.5,
  closesPutOff: -0.4,
  publishedApart: -1.4,
  publishedFar: -2.6,

  // An assignment: fewer words, so that more has to agree; and its terms.
  isAssignment: -1.3,
  startsSame: 0.1,
  startsApart: -2.4,
  startsFar: -2.2,
  endsSame: 1.1,
  endsOther: -1.1,
  hoursSame: 0.7,
  hoursApart: -1.3,
  hoursFar: -2.9,
  ratesApart: -3.4,
  townSame: 0.6,
  townOther: -1.7,
  provinceOther: -4.1,
} as const satisfies Readonly<Record<string, number>>

export type EvidenceName = keyof typeof weights

/** What speaks for or against two tenders being one, and how much of it there is; what is not named does not apply. */
export type Evidence = Partial<Record<EvidenceName, number | boolean>>
