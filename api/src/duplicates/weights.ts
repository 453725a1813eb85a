/**
 * What each piece of evidence weighs, in log-odds: two tenders are one when those that apply, times their amounts, are more
 * than nothing together. Fitted by logistic regression over the judged pairs, drawn towards what was expected of each
 * beforehand so that a few pairs cannot turn one around, and rounded; the base holds the demand to be sure.
 */
export const weights = {
  base: -2.4,

  // Who asks.
  clientHidden: -1.3,
  clientHiddenNamed: 0.6,
  clientDescribedSame: 0.1,
  clientDescribedOther: -2.1,
  clientAkin: -0.4,
  clientOnlySpokenOf: -0.5,
  clientOfSameMinistry: -0.1,

  // What is asked for, by the title.
  subjectsShared: 1.2,
  titlesFit: 0.6,
  littleShared: -1.3,
  subjectsOther: -0.5,
  otherUnexplained: -2.8,
  oneSaysMore: -0.1,
  alikeOnly: -0.3,
  placesOther: -5.4,
  tradesOther: -4.9,
  noSubjectShared: -0.6,
  namesInTitlesOther: -1.1,
  rolesOther: -0.7,
  rolesFar: -1.1,
  oneIsLot: -1.8,
  oneIsJunior: -1.5,

  // What is asked for, by the text.
  rareShared: 1.4,
  textAlike: 1.4,
  textCopied: 0.1,
  textUnlike: -2.7,
  textUnlikeOfProcurement: -0.5,
  textMissing: 1.4,
  translated: -0.1,
  namesOther: -2.1,

  // What it is called.
  codeSame: 3.7,
  codeOfSystem: -1.2,
  codeSameOther: -3.1,
  codeMentioned: 2.0,
  codeOfSeriesOther: -4.5,

  // When.
  closesSameDay: 1.1,
  closesNear: 0.3,
  closesApart: -0.5,
  closesFar: -4.4,
  closesPutOff: -0.4,
  publishedApart: -1.5,
  publishedFar: -2.8,

  // An assignment: fewer words, so that more has to agree; and its terms.
  isAssignment: -1.6,
  startsSame: 0.1,
  startsApart: -2.2,
  startsFar: -2.3,
  endsSame: 1.2,
  endsOther: -1.1,
  hoursSame: 1.2,
  hoursApart: -1.3,
  hoursFar: -2.8,
  ratesApart: -3.4,
  townSame: 0.7,
  townOther: -1.3,
  provinceOther: -4.1,
} as const satisfies Readonly<Record<string, number>>

export type EvidenceName = keyof typeof weights

/** What speaks for or against two tenders being one, and how much of it there is; what is not named does not apply. */
export type Evidence = Partial<Record<EvidenceName, number | boolean>>
