/** Trojan Source: bidirectional overrides and isolates make a text look different from what it is. */
const BIDI_CONTROLS = String.raw`\u202a-\u202e\u2066-\u2069`

const unfitForText = new RegExp(`[\\0${BIDI_CONTROLS}]`)
const unfitForLine = new RegExp(String.raw`[\p{Cc}\u061c\u200e\u200f${BIDI_CONTROLS}]`, 'u')

/** Whether a text of several lines has no bidirectional controls, and no NUL, which PostgreSQL cannot store. */
export const isPlainText = (text: string) => !unfitForText.test(text)

/** Whether a text of one line, such as a name, has no control characters, line breaks or bidirectional marks. */
export const isPlainLine = (text: string) => !unfitForLine.test(text)

/** A text of somebody else as one line that can be stored, and that looks like what it is. */
export const asPlainLine = (text: string): string => text.replaceAll(new RegExp(unfitForLine, 'gu'), ' ').toWellFormed()

export const UNFIT_TEXT = 'Deze tekst bevat tekens die niet zijn toegestaan'
