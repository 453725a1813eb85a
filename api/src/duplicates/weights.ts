/**
 * What each piece of evidence weighs, in log-odds: two tenders are one when those that apply, times their amounts, are more
 * than nothing together. Fitted by logistic regression over the judged pairs, drawn towards what was expected of each
 * beforehand so that a few pairs cannot turn one around, and rounded; the base holds the demand to be sure.
 */
export const weights = {
  base: -1.2,

  // Who asks.
  clientHidden: -2.1,
  clientOfSameMinistry: -0.7,

  // What is asked for, by the title.
  subjectsShared: 1.2,
  titlesFit: 0.7,
  littleShared: -1.4,
  subjectsOther: -1.4,
  otherUnexplained: -1.3,
  noSubjectShared: -3.5,
  namesInTitlesOther: -1.6,
  rolesOther: -3.4,
  oneIsLot: -1.6,
  oneIsJunior: -1.5,

  // What is asked for, by the text.
  textAlike: 1.9,
  textCopied: 0.9,
  textUnlike: -2.8,
  nameShared: 0.5,
  namesOther: -2.2,

  // What it is called.
  codeSame: 4.0,
  codeMentioned: 2.0,
  codeOfSeriesOther: -3.9,

  // When.
  closesSameDay: 1.0,
  closesNear: 0.3,
  closesApart: -0.9,
  closesFar: -4.5,
  publishedApart: -1.0,
  publishedFar: -2.0,

  // An assignment: fewer words, so that more has to agree; and its terms.
  isAssignment: -0.8,
  startsSame: 0.5,
  startsApart: -2.1,
  startsFar: -2.1,
  endsSame: 0.8,
  endsOther: -1.0,
  hoursSame: 0.8,
  hoursApart: -1.1,
  hoursFar: -2.6,
  ratesApart: -3.6,
  townSame: 0.5,
  townOther: -1.0,
  provinceOther: -3.5,
} as const satisfies Readonly<Record<string, number>>

export type EvidenceName = keyof typeof weights

/** What speaks for or against two tenders being one, and how much of it there is; what is not named does not apply. */
export type Evidence = Partial<Record<EvidenceName, number | boolean>>
