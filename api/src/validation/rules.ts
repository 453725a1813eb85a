import { ValidateBy } from 'class-validator'
import { isPlainLine, isPlainText, UNFIT_TEXT } from './text.js'

interface Options {
  readonly message: string
  /** Of a list: of each of its items. */
  readonly each?: boolean
}

/**
 * Rules in the order in which they are asked: the first that does not hold is what is said. (Decorators above each other
 * are applied from the lowest upward, which would turn the order around.)
 */
export const InOrder =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const rule of rules) rule(target, property)
  }

const rule = (name: string, isRight: (text: string) => boolean, options: Options) =>
  ValidateBy({ name, validator: { validate: value => typeof value === 'string' && isRight(value) } }, { ...options })

/**
 * At least so many characters, in code points after Unicode normalisation: an emoji is one, and so is a letter with an
 * accent. class-validator's own rule counts neither.
 */
export const MinCharacters = (least: number, options: Options) =>
  rule('minCharacters', text => codePoints(text.normalize('NFC')) >= least, options)

/** At most so many characters, in code points, as PostgreSQL counts them. */
export const MaxCharacters = (most: number, options: Options) =>
  rule('maxCharacters', text => codePoints(text) <= most, options)

const codePoints = (text: string) => Array.from(text).length

/** What `isPlainText` says. */
export const IsPlainText = (options: Partial<Options> = {}) =>
  rule('isPlainText', isPlainText, { message: UNFIT_TEXT, ...options })

/** What `isPlainLine` says. */
export const IsPlainLine = (options: Options) => rule('isPlainLine', isPlainLine, options)
