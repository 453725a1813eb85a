/**
 * What each piece of evidence weighs, in log-odds: two tenders are one when those that apply, times their amounts, are more
 * than nothing together. Fitted by logistic regression over the judged pairs, drawn towards what was expected of each
 * beforehand so that a few pairs cannot turn one around, and rounded; the base holds the demand to be sure.
 */
export const weights = {
  base: -1.9,

  // Who asks.
  clientHidden: -0.5,
  clientHiddenNamed: 0.5,
  clientNamedOther: -5.0,
  clientDescribedSame: 0.6,
  clientDescribedOther: -2.0,
  hiddenElsewhere: -1.5,
  clientAkin: -0.4,
  clientOnlySpokenOf: -0.8,
  clientOfSameMinistry: -0.5,
  onlyRoleKnown: -2.0,

  // What is asked for, by the title.
  subjectsShared: 0.9,
  titlesFit: 0.4,
  littleShared: -1.6,
  subjectsOther: -0.7,
  otherUnexplained: -2.1,
  oneSaysMore: -0.1,
  alikeOnly: -0.5,
  placesOther: -5.1,
  tradesOther: -4.3,
  ownSubjectsTold: -0.9,
  noSubjectShared: -0.7,
  namesInTitlesOther: -2.2,
  rolesOther: -0.3,
  rolesFar: -1.0,
  oneIsLot: -1.6,
  oneSupports: -2.1,
  oneIsJunior: -1.5,

  // What is asked for, by the text.
  rareShared: 0.8,
  restShared: 0.1,
  restUnlike: -1.9,
  countsShared: 1.0,
  countsOther: -1.2,
  unitsOther: -3.3,
  textAlike: 1.1,
  textCopied: 0.1,
  sentencesCopied: 1.4,
  sentencesOwn: -0.8,
  wordsReplaced: -1.2,
  factsOther: -3.1,
  textUnlike: -2.5,
  textUnlikeOfProcurement: -0.8,
  textMissing: 1.2,
  translated: -0.1,
  namesOther: -1.8,
  lotsInTextOther: -8.0,
  oneIsConsultation: -8.0,

  // What it is called.
  codeSame: 3.7,
  codeOfSystem: -1.1,
  codeSameOther: -2.9,
  codeMentioned: 2.0,
  codeOfSeriesOther: -4.1,

  // When.
  closesSameDay: 0.5,
  closesNear: 0.5,
  closesApart: -0.9,
  closesFar: -4.0,
  closesPutOff: -0.9,
  publishedApart: -0.9,
  publishedFar: -2.5,

  // An assignment: fewer words, so that more has to agree; and its terms.
  isAssignment: -0.9,
  startsSame: 0.1,
  startsApart: -2.1,
  startsFar: -2.1,
  endsSame: 0.4,
  endsOther: -1.0,
  hoursSame: 0.5,
  hoursApart: -1.0,
  hoursFar: -2.6,
  ratesApart: -3.1,
  townSame: 0.5,
  townOther: -1.2,
  provinceOther: -3.2,
} as const satisfies Readonly<Record<string, number>>

export type EvidenceName = keyof typeof weights

/** What speaks for or against two tenders being one, and how much of it there is; what is not named does not apply. */
export type Evidence = Partial<Record<EvidenceName, number | boolean>>
