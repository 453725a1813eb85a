import type { EvidenceName } from '../src/duplicates/weights.js'

/**
 * What is expected of each evidence before any pair is looked at, in log-odds: a fit has to contradict it by many pairs. Its sign
 * is kept.
 */
export const expectedWeights: Readonly<Record<EvidenceName, number>> = {
  base: 0,

  clientHidden: -1.5,
  clientHiddenNamed: 0.5,
  clientDescribedSame: 0.3,
  clientDescribedOther: -2,
  clientAkin: -0.5,
  clientOnlySpokenOf: -1,
  clientOfSameMinistry: -0.7,
  onlyRoleKnown: -2,

  subjectsShared: 1.2,
  titlesFit: 1,
  littleShared: -1,
  subjectsOther: -0.8,
  otherUnexplained: -1.2,
  oneSaysMore: -0.5,
  alikeOnly: -0.5,
  placesOther: -5,
  tradesOther: -4,
  noSubjectShared: -1.5,
  namesInTitlesOther: -1,
  rolesOther: -1,
  rolesFar: -1.5,
  oneIsLot: -1.5,
  oneIsJunior: -1.5,

  rareShared: 1,
  textAlike: 1.5,
  textCopied: 0.8,
  sentencesCopied: 1.5,
  wordsReplaced: -1,
  numbersOther: -1,
  textUnlike: -2,
  textUnlikeOfProcurement: -1,
  textMissing: 0.3,
  translated: -0.3,
  namesOther: -1.5,

  codeSame: 3.5,
  codeOfSystem: -1,
  codeSameOther: -3,
  codeMentioned: 2,
  codeOfSeriesOther: -4,

  closesSameDay: 1,
  closesNear: 0.4,
  closesApart: -1,
  closesFar: -4,
  closesPutOff: -1,
  publishedApart: -1,
  publishedFar: -2.5,

  isAssignment: -0.8,
  startsSame: 0.6,
  startsApart: -2,
  startsFar: -2,
  endsSame: 0.8,
  endsOther: -1,
  hoursSame: 0.6,
  hoursApart: -1,
  hoursFar: -2.5,
  ratesApart: -3,
  townSame: 0.5,
  townOther: -1,
  provinceOther: -3,
}
