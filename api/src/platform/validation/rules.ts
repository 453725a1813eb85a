import { DateTime } from 'luxon'
import { ValidateBy } from 'class-validator'
import { isPlainLine, isPlainText, isVisible, UNFIT_TEXT } from './text.js'

interface Options {
  readonly message: string
  readonly each?: boolean
}

/**
 * Validates rules in the order given; the first failure gives the message. Stacked decorators would run in reverse order, because
 * TypeScript applies them from the bottom up.
 */
export const InOrder =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const rule of rules) rule(target, property)
  }

/** @param constraints the bounds of the rule, for generated descriptions */
const rule = (name: string, isRight: (text: string) => boolean, options: Options, constraints: number[] = []) =>
  ValidateBy(
    { name, constraints, validator: { validate: value => typeof value === 'string' && isRight(value) } },
    { ...options },
  )

/**
 * Minimum number of code points after Unicode normalisation (NFC), so that é counts as one however it was typed. An emoji of several code
 * points, such as a flag, counts as several. The rule of class-validator does not normalise.
 */
export const MinCharacters = (least: number, options: Options) =>
  rule('minCharacters', text => codePoints(text.normalize('NFC')) >= least, options, [least])

/** Maximum number of code points, which is how PostgreSQL counts the characters of a text. */
export const MaxCharacters = (most: number, options: Options) =>
  rule('maxCharacters', text => codePoints(text) <= most, options, [most])

const codePoints = (text: string) => Array.from(text).length

/** For required text: see `isVisible`. */
export const IsVisible = (options: Options) => rule('isVisible', isVisible, options)

export const IsPlainText = (options: Partial<Options> = {}) =>
  rule('isPlainText', isPlainText, { message: UNFIT_TEXT, ...options })

export const IsPlainLine = (options: Options) => rule('isPlainLine', isPlainLine, options)

/** An existing day, as yyyy-MM-dd. */
export const IsCalendarDay = (options: Options) =>
  rule('isCalendarDay', text => /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid, options)
