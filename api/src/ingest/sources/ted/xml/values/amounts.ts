import type { Amount } from '../../../../notices/amount.js'
import { isPlausibleAmount } from '../../../source-amount.js'

const isNumber = /^-?\d+(?:\.\d+)?$/

/** Parses `12500.00`, and `12 500,00` as in the oldest forms. Null for a placeholder. */
export function amountOf(text: string | null | undefined, currency: string | null | undefined): Amount | null {
  const digits = (text ?? '').slice(0, 40).replace(/\s/g, '')
  const plain = isNumber.test(digits) ? digits : inWords(digits)
  const value = isNumber.test(plain) ? Number(plain) : 0
  if (!isPlausibleAmount(value)) return null
  return { value, currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : null }
}

/** A comma before the last one or two digits is a decimal comma. */
const inWords = (digits: string): string =>
  /^\d[\d.]*,\d{1,2}$/.test(digits) ? digits.replaceAll('.', '').replace(',', '.') : digits.replace(/,(?=\d{3})/g, '')
