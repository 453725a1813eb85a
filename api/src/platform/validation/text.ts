/** Trojan Source: bidirectional overrides and isolates make a text look different from what it is. */
const BIDI_CONTROLS = String.raw`\u202a-\u202e\u2066-\u2069`

/** Control characters but tab and line breaks: a bell, a backspace, and NUL, which PostgreSQL cannot store. */
const CONTROLS = String.raw`\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f`

const unfitForText = new RegExp(`[${CONTROLS}${BIDI_CONTROLS}]`)
const unfitForLine = new RegExp(String.raw`[\p{Cc}\u061c\u200e\u200f${BIDI_CONTROLS}]`, 'u')

/**
 * Whether a text of several lines has no bidirectional controls, no control characters but tabs and line breaks, and no half of a
 * character (a lone surrogate), which PostgreSQL cannot store as JSON.
 */
export const isPlainText = (text: string) => !unfitForText.test(text) && text.isWellFormed()

/** Whether a text of one line, such as a name, has no control characters, line breaks, bidirectional marks or lone surrogates. */
export const isPlainLine = (text: string) => !unfitForLine.test(text) && text.isWellFormed()

/** Spaces, and what takes none: zero-width characters, fillers, the empty Braille cell. */
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu

/** Whether a text shows anything at all. */
export const isVisible = (text: string) => text.replaceAll(INVISIBLE, '') !== ''

/** A text of somebody else as one line that can be stored, and that looks like what it is. */
export const asPlainLine = (text: string): string => text.replaceAll(new RegExp(unfitForLine, 'gu'), ' ').toWellFormed()

export const UNFIT_TEXT = 'Deze tekst bevat tekens die niet zijn toegestaan'
