import { unique } from '../../../../../platform/text/lists.js'
import { isPresent } from './words.js'

/** Removes check digits and duplicates; keeps the order. */
export const cpvCodes = (codes: readonly (string | null)[]): string[] =>
  unique(codes.filter(isPresent).map(code => code.trim().slice(0, 8))).filter(code => /^\d{8}$/.test(code))

/** `00` means anywhere in the world. */
export const nutsCodes = (codes: readonly (string | null)[]): string[] =>
  unique(codes.filter(isPresent).map(code => code.trim().toUpperCase())).filter(code => /^[A-Z]{2}\w{0,3}$/.test(code))
