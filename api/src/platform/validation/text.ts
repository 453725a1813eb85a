/** Trojan Source: bidirectional overrides and isolates make a text look different from what it is. */
const BIDI_CONTROLS = String.raw`\u202a-\u202e\u2066-\u2069`

/** Control characters except tab and line breaks: a bell, a backspace, and NUL, which PostgreSQL cannot store. */
const CONTROLS = String.raw`\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f`

const unfitForText = new RegExp(`[${CONTROLS}${BIDI_CONTROLS}]`)
const unfitForLine = new RegExp(String.raw`[\p{Cc}\u061c\u200e\u200f${BIDI_CONTROLS}]`, 'u')

/**
 * Whether a multi-line text has no bidirectional controls, no control characters but tabs and line breaks, and no lone surrogate, which
 * PostgreSQL cannot store as JSON.
 */
export const isPlainText = (text: string) => !unfitForText.test(text) && text.isWellFormed()

/** Whether a single-line text, such as a name, has no control characters, line breaks, bidirectional marks or lone surrogates. */
export const isPlainLine = (text: string) => !unfitForLine.test(text) && text.isWellFormed()

/** Spaces and characters without width: zero-width characters, fillers, the empty Braille cell. */
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu

/** Whether a text has any visible character. */
export const isVisible = (text: string) => text.replaceAll(INVISIBLE, '') !== ''

/** Makes untrusted text a single line that can be stored and that displays what it contains. */
export const asPlainLine = (text: string): string => text.replaceAll(new RegExp(unfitForLine, 'gu'), ' ').toWellFormed()

export const UNFIT_TEXT = 'Deze tekst bevat tekens die niet zijn toegestaan'
