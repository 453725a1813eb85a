import type { Amount } from '../../../notices/amount.js'
import { plainText } from '../../plain-text.js'
import { isPlausibleAmount } from '../../source-amount.js'
import { dayOf } from '../../source-day.js'

const MAX_NAME_LENGTH = 300
const MAX_AMOUNT_LENGTH = 60

/** Name of an organisation. Older pages wrap it: `[ Noordkaap B.V. ] ---`. Null for a placeholder. */
export function nameOf(text: string): string | null {
  const plain = plainText(text).replace(/\s+/g, ' ')
  const name = plain.replace(/[\s-]+$/, '').replace(/^\[ ?([^[\]]+?) ?\]$/, '$1')
  return name.length <= MAX_NAME_LENGTH && /[\p{L}\p{N}]/u.test(name) ? name : null
}

/** yyyy-MM-dd of `26/06/2023`, `26-06-2023` or `2023-06-26+02:00`; null for an invalid date. */
export function dayIn(text: string): string | null {
  const [, day, , month, year] = /^(\d\d)([/-])(\d\d)\2(\d{4})$/.exec(text) ?? []
  return dayOf(year ? `${year}-${month}-${day}` : text)
}

/** Groups of three digits with the same separator or none, and up to two decimals with another separator. */
const FIGURE = /^(\d{1,3}(?:([ .,])\d{3}(?:\2\d{3})*)?|\d+)(?:([.,])(\d{1,2}))?$/
const CURRENCY = /^(?:[A-Z]{3}|Euro|€)$/

/** Parses `800 000 Euro`, `3.583.200,50 EUR`. Null without a currency, and for a placeholder. */
export function amountIn(text: string): Amount | null {
  const words = text
    .slice(0, MAX_AMOUNT_LENGTH + 1)
    .trim()
    .split(/\s+/)
  const currency = [words.at(-1), words[0]].find(word => word && CURRENCY.test(word))
  if (text.length > MAX_AMOUNT_LENGTH || !currency) return null
  const value = figureIn(words.filter(word => word !== currency).join(' '))
  return value !== null && isPlausibleAmount(value)
    ? { value, currency: /^[A-Z]{3}$/.test(currency) ? currency : 'EUR' }
    : null
}

function figureIn(text: string): number | null {
  const [, whole = '', between, point, decimals = ''] = FIGURE.exec(text) ?? []
  // Neither 1.234.56 nor 1,50,00 is a number.
  if (!whole || (between !== undefined && between === point)) return null
  return Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`)
}
