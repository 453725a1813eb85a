/**
 * What each piece of evidence weighs, in log-odds: two tenders are one when those that apply, times their amounts, are more
 * than nothing together. Fitted by logistic regression over the judged pairs, drawn towards what was expected of each
 * beforehand so that a few pairs cannot turn one around, and rounded; the base holds the demand to be sure.
 */
export const weights = {
  base: -1.8,

  // Who asks.
  clientHidden: -0.1,
  clientHiddenNamed: 0.6,
  clientNamedOther: -5.0,
  clientDescribedSame: 0.7,
  clientDescribedOther: -2.1,
  hiddenElsewhere: -1.5,
  clientAkin: -0.1,
  clientOnlySpokenOf: -0.5,
  clientOfSameMinistry: -0.1,
  onlyRoleKnown: -2.3,

  // What is asked for, by the title.
  subjectsShared: 1.0,
  titlesFit: 0.1,
  littleShared: -1.8,
  subjectsOther: -0.5,
  otherUnexplained: -3.2,
  oneSaysMore: -0.1,
  alikeOnly: -0.6,
  placesOther: -5.3,
  tradesOther: -4.9,
  ownSubjectsTold: -1.1,
  noSubjectShared: -0.1,
  namesInTitlesOther: -2.6,
  rolesOther: -0.1,
  rolesFar: -0.5,
  oneIsLot: -2.0,
  oneSupports: -1.4,
  oneIsJunior: -1.5,

  // What is asked for, by the text.
  rareShared: 0.7,
  restShared: 0.1,
  restUnlike: -1.0,
  countsShared: 0.9,
  countsOther: -1.5,
  unitsOther: -3.7,
  textAlike: 1.0,
  textCopied: 0.1,
  sentencesCopied: 1.0,
  sentencesOwn: -0.7,
  wordsReplaced: -1.5,
  factsOther: -3.1,
  textUnlike: -3.4,
  textUnlikeOfProcurement: -0.4,
  textMissing: 1.5,
  translated: -0.1,
  namesOther: -2.1,
  lotsInTextOther: -8.0,
  oneIsConsultation: -8.0,

  // What it is called.
  codeSame: 3.9,
  codeOfSystem: -1.5,
  codeSameOther: -2.9,
  codeMentioned: 2.0,
  codeOfSeriesOther: -4.4,

  // When.
  closesSameDay: 0.4,
  closesNear: 0.4,
  closesApart: -0.9,
  closesFar: -4.2,
  closesPutOff: -0.5,
  publishedApart: -0.9,
  publishedFar: -2.5,

  // An assignment: fewer words, so that more has to agree; and its terms.
  isAssignment: -0.8,
  startsSame: 0.1,
  startsApart: -2.3,
  startsFar: -2.2,
  endsSame: 0.1,
  endsOther: -1.0,
  hoursSame: 0.5,
  hoursApart: -0.9,
  hoursFar: -3.0,
  ratesApart: -3.4,
  townSame: 0.4,
  townOther: -1.4,
  provinceOther: -3.3,
} as const satisfies Readonly<Record<string, number>>

export type EvidenceName = keyof typeof weights

/** What speaks for or against two tenders being one, and how much of it there is; what is not named does not apply. */
export type Evidence = Partial<Record<EvidenceName, number | boolean>>
